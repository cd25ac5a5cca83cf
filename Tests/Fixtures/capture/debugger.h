// LLDB finds a function without a header by its symbol, so it knows the name and nothing else.
extern "C" {
__unknown_anytype objc_getClass(...);
__unknown_anytype NSSelectorFromString(...);
__unknown_anytype NSStringFromClass(...);
__unknown_anytype class_getSuperclass(...);
__unknown_anytype class_getName(...);
__unknown_anytype class_copyIvarList(...);
__unknown_anytype ivar_getOffset(...);
__unknown_anytype ivar_getName(...);
__unknown_anytype sysctlbyname(...);
__unknown_anytype free(...);
}
