// Declarations only, to typecheck printed code against: see ../../README.md.
#pragma once

#define STUB_ios(version) ios, introduced = version
#define API_AVAILABLE(platform) __attribute__((availability(STUB_##platform)))

typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct { CGFloat x, y; } CGPoint;
static inline CGPoint CGPointMake(CGFloat x, CGFloat y) { return (CGPoint){x, y}; }
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return (CGRect){{x, y}, {width, height}};
}

@interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)type;
- (instancetype)init;
@end
@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
@end
@interface NSIndexPath : NSObject
@end

typedef NSUInteger UIRectEdge;
enum {
  UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8, UIRectEdgeAll = 15
};

@class UIView, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end
@interface NSLayoutAnchor<Anchor> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Anchor> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Anchor> *)anchor constant:(CGFloat)c;
@end
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c;
@end
API_AVAILABLE(ios(9.0))
@interface UILayoutGuide : NSObject
@property(nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
@property(nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor;
@end
@protocol UILayoutSupport
@property(nonatomic, readonly) CGFloat length;
@property(nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
@end

@interface UIView : NSObject
- (instancetype)initWithFrame:(CGRect)frame;
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide API_AVAILABLE(ios(11.0));
@property(nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor;
@property(nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor, *centerXAnchor;
@property(nonatomic, readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
+ (instancetype)appearance;
@end

typedef NSInteger UIScrollViewContentInsetAdjustmentBehavior API_AVAILABLE(ios(11.0));
enum {
  UIScrollViewContentInsetAdjustmentAutomatic API_AVAILABLE(ios(11.0)),
  UIScrollViewContentInsetAdjustmentScrollableAxes API_AVAILABLE(ios(11.0)),
  UIScrollViewContentInsetAdjustmentNever API_AVAILABLE(ios(11.0)),
  UIScrollViewContentInsetAdjustmentAlways API_AVAILABLE(ios(11.0))
};

@interface UIScrollView : UIView
@property(nonatomic)
    UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior API_AVAILABLE(ios(11.0));
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE(ios(11.0));
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) BOOL alwaysBounceVertical, alwaysBounceHorizontal, scrollEnabled;
@property(nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets API_AVAILABLE(ios(13.0));
@property(nonatomic) UIEdgeInsets scrollIndicatorInsets;
@end
@interface UICollectionViewLayout : NSObject
@end
typedef NSInteger UICollectionViewFlowLayoutSectionInsetReference API_AVAILABLE(ios(11.0));
enum {
  UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset API_AVAILABLE(ios(11.0)),
  UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea API_AVAILABLE(ios(11.0)),
  UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins API_AVAILABLE(ios(11.0))
};
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property(nonatomic) UIEdgeInsets sectionInset;
@property(nonatomic)
    UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference API_AVAILABLE(ios(11.0));
@end
typedef NSInteger UIContentInsetsReference API_AVAILABLE(ios(14.0));
enum {
  UIContentInsetsReferenceAutomatic API_AVAILABLE(ios(14.0)),
  UIContentInsetsReferenceNone API_AVAILABLE(ios(14.0)),
  UIContentInsetsReferenceSafeArea API_AVAILABLE(ios(14.0)),
  UIContentInsetsReferenceLayoutMargins API_AVAILABLE(ios(14.0)),
  UIContentInsetsReferenceReadableContent API_AVAILABLE(ios(14.0))
};
API_AVAILABLE(ios(13.0))
@interface UICollectionViewCompositionalLayoutConfiguration : NSObject
@property(nonatomic) UIContentInsetsReference contentInsetsReference API_AVAILABLE(ios(14.0));
@end
API_AVAILABLE(ios(13.0))
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
@property(nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
@end
@interface UICollectionView : UIScrollView
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@end
// WebKit's.
@interface WKWebView : UIView
@property(nonatomic, readonly, strong) UIScrollView *scrollView;
@end

static const CGFloat UITableViewAutomaticDimension = -1;
@class UITableView, NSString;
@protocol UITableViewDataSource
- (BOOL)respondsToSelector:(SEL)selector;
@optional
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
@end
@interface UITableView : UIScrollView
@property(nonatomic, weak) id<UITableViewDataSource> dataSource;
@property(nonatomic) CGFloat rowHeight, sectionHeaderHeight, sectionFooterHeight;
@property(nonatomic) CGFloat estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
@property(nonatomic) CGFloat sectionHeaderTopPadding API_AVAILABLE(ios(15.0));
@property(nonatomic, strong) UIView *tableHeaderView, *tableFooterView;
@end
@protocol UITableViewDelegate
@optional
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface UINavigationBar : UIView
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end
@interface UIToolbar : UIView
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end
@interface UITabBar : UIView
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end

@class UINavigationController, UITabBarController, UISplitViewController;
@interface UIViewController : NSObject
@property(nonatomic, strong) UIView *view;
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets API_AVAILABLE(ios(11.0));
@property(nonatomic) UIRectEdge edgesForExtendedLayout;
@property(nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property(nonatomic) BOOL automaticallyAdjustsScrollViewInsets;
@property(nonatomic) BOOL hidesBottomBarWhenPushed;
@property(nonatomic, readonly) id<UILayoutSupport> topLayoutGuide, bottomLayoutGuide;
@property(nonatomic, readonly) UIViewController *parentViewController;
@property(nonatomic, readonly) UINavigationController *navigationController;
@property(nonatomic, readonly) UITabBarController *tabBarController;
@property(nonatomic, readonly) UISplitViewController *splitViewController;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange API_AVAILABLE(ios(11.0));
@end
@interface UINavigationController : UIViewController
@property(nonatomic, readonly) UINavigationBar *navigationBar;
@property(nonatomic, readonly) UIToolbar *toolbar;
@end
@interface UITabBarController : UIViewController
@property(nonatomic, readonly) UITabBar *tabBar;
@end
@interface UISplitViewController : UIViewController
@end
@interface UIPageViewController : UIViewController
@end
@interface UICollectionViewController : UIViewController
@property(nonatomic, strong) UICollectionView *collectionView;
@end
@interface UITableViewController : UIViewController <UITableViewDelegate>
@property(nonatomic, strong) UITableView *tableView;
@end
