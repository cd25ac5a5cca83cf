"""The Objective-C that runs inside the app: three expressions, and nothing else is ever run there.

They need no headers and no import, which a stopped app may not offer: classes come from the runtime,
every message is cast to what it returns, and no argument is variadic or narrower than a word. Getters go
through NSInvocation, so that one loop serves every return type on every processor. Each expression ends
in the address of a text in JSON.
"""

from __future__ import annotations

from typing import Sequence

# One answer a target. `words` holds the targets, each with its arguments.
_ASK = """
unsigned long long words[] = { %(words)s };
unsigned long width = %(width)d, count = %(count)d;
id selectors = (id)[@"%(selectors)s" componentsSeparatedByString:@" "];
id answers = (id)[(id)objc_getClass("NSMutableArray") array];
for (unsigned long at = 0; at < count; at++) {
  id target = (id)(void *)(unsigned long)words[at * width];
  id answer = (id)[(id)objc_getClass("NSMutableDictionary") dictionary];
  (void)[answers addObject:answer];
  for (unsigned long index = 0; index < (unsigned long)[selectors count]; index++) {
    id name = (id)[selectors objectAtIndex:index];
    SEL selector = (SEL)NSSelectorFromString(name);
    if (!(bool)[target respondsToSelector:selector]) continue;
    id signature = (id)[target methodSignatureForSelector:selector];
    id call = (id)[(id)objc_getClass("NSInvocation") invocationWithMethodSignature:signature];
    (void)[call setSelector:selector];
    unsigned long wanted = (unsigned long)[signature numberOfArguments];
    for (unsigned long next = 1; next < width && next + 1 < wanted; next++)
      (void)[call setArgument:(void *)&words[at * width + next] atIndex:(long)(next + 1)];
    (void)[call invokeWithTarget:target];
    double space[32] = { 0 };
    unsigned long size = (unsigned long)[signature methodReturnLength];
    if (size == 0 || size > sizeof(space)) continue;
    (void)[call getReturnValue:(void *)space];
    const char *type = (const char *)[signature methodReturnType];
    while (*type == 'r' || *type == 'V' || *type == 'N' || *type == 'O') type++;
    id number = (id)objc_getClass("NSNumber");
    id null = (id)[(id)objc_getClass("NSNull") null];
    id value = null;
    double real = *type == 'f' ? (double)*(float *)space : space[0];
    unsigned long step = sizeof(void *) == 4 ? 4 : 8;
    if (*type == '@' || *type == '#') {
      id object = *(id *)space;
      bool isList = (bool)[object isKindOfClass:(id)objc_getClass("NSArray")];
      id items = isList ? object : (id)[(id)objc_getClass("NSMutableArray") array];
      if (!isList && object) (void)[items addObject:object];
      id values = (id)[(id)objc_getClass("NSMutableArray") array];
      for (unsigned long each = 0; each < (unsigned long)[items count]; each++) {
        id item = (id)[items objectAtIndex:each];
        if ((bool)[item isKindOfClass:(id)objc_getClass("NSString")]) {
          (void)[values addObject:item];
          continue;
        }
        id classes = (id)[(id)objc_getClass("NSMutableArray") array];
        for (Class one = (Class)[item class]; one; one = (Class)class_getSuperclass(one))
          (void)[classes addObject:(id)NSStringFromClass(one)];
        id reference = (id)[(id)objc_getClass("NSMutableDictionary") dictionary];
        (void)[reference setObject:classes forKey:@"classes"];
        (void)[reference setObject:(id)[number numberWithUnsignedLongLong:(unsigned long long)item]
                            forKey:@"address"];
        (void)[values addObject:reference];
      }
      if (isList) value = values;
      else if (object) value = (id)[values objectAtIndex:(unsigned long)0];
    } else if (*type == '{') {
      value = (id)[(id)objc_getClass("NSMutableArray") array];
      for (unsigned long each = 0; each < size / step; each++) {
        double part = step == 4 ? (double)((float *)space)[each] : space[each];
        (void)[value addObject:part - part == 0 ? (id)[number numberWithDouble:part] : null];
      }
    } else if (*type == 'd' || *type == 'f') {
      if (real - real == 0) value = (id)[number numberWithDouble:real];
    } else if (*type == 'B' || *type == 'c' || *type == 'C') {
      value = (id)[number numberWithLongLong:(long long)*(signed char *)space];
    } else if (*type == 'q' || *type == 'l' || *type == 'i') {
      value = (id)[number numberWithLongLong:size == 4 ? (long long)*(int *)space : *(long long *)space];
    } else if (*type == 'Q' || *type == 'L' || *type == 'I') {
      value = (id)[number numberWithUnsignedLongLong:
          size == 4 ? (unsigned long long)*(unsigned *)space : *(unsigned long long *)space];
    } else {
      continue;
    }
    (void)[answer setObject:value forKey:name];
  }
}
"""

# The stored properties of objects: memory is read and no method of the app is called. Whoever holds
# what the word means need not be asked: it is only compared with addresses of views.
_FIELDS = """
unsigned long long words[] = { %(words)s };
id answers = (id)[(id)objc_getClass("NSMutableArray") array];
for (unsigned long at = 0; at < %(count)d; at++) {
  id target = (id)(void *)(unsigned long)words[at];
  id answer = (id)[(id)objc_getClass("NSMutableArray") array];
  (void)[answers addObject:answer];
  for (Class one = (Class)[target class]; one; one = (Class)class_getSuperclass(one)) {
    const char *name = (const char *)class_getName(one);
    if ((name[0] == 'U' && name[1] == 'I') || (name[0] == 'N' && name[1] == 'S')) break;
    unsigned count = 0;
    void **fields = (void **)class_copyIvarList(one, &count);
    for (unsigned index = 0; index < count; index++) {
      long offset = (long)ivar_getOffset((void *)fields[index]);
      const char *label = (const char *)ivar_getName((void *)fields[index]);
      if (!label || offset %% (long)sizeof(void *)) continue;
      unsigned long word = *(unsigned long *)((char *)(void *)target + offset);
      id field = (id)[(id)objc_getClass("NSMutableArray") array];
      (void)[field addObject:(id)[(id)objc_getClass("NSString") stringWithUTF8String:label]];
      (void)[field addObject:(id)[(id)objc_getClass("NSNumber")
          numberWithUnsignedLongLong:(unsigned long long)word]];
      (void)[answer addObject:field];
    }
    (void)free((void *)fields);
  }
}
"""

# What is known without a walk. A simulator says in its environment which device it stands for.
_START = """
char machine[64] = { 0 };
unsigned long size = sizeof(machine) - 1;
(void)(int)sysctlbyname("hw.machine", (void *)machine, &size, (void *)0, (unsigned long)0);
id answers = (id)[(id)objc_getClass("NSMutableDictionary") dictionary];
id application = (id)[(id)objc_getClass("UIApplication") sharedApplication];
id device = (id)[(id)objc_getClass("UIDevice") currentDevice];
if (application && device) {
  id number = (id)objc_getClass("NSNumber");
  id environment = (id)[(id)[(id)objc_getClass("NSProcessInfo") processInfo] environment];
  id simulated = (id)[environment objectForKey:@"SIMULATOR_MODEL_IDENTIFIER"];
  id bundle = (id)[(id)objc_getClass("NSBundle") mainBundle];
  id sdk = (id)[bundle objectForInfoDictionaryKey:@"DTPlatformVersion"];
  id compatible = (id)[bundle objectForInfoDictionaryKey:@"UIDesignRequiresCompatibility"];
  id path = (id)objc_getClass("NSIndexPath");
  id real = (id)[(id)objc_getClass("NSString") stringWithUTF8String:(const char *)machine];
  (void)[answers setObject:simulated ? simulated : real forKey:@"machine"];
  (void)[answers setObject:(id)[device systemVersion] forKey:@"system"];
  (void)[answers setObject:(id)[number numberWithLongLong:(long long)[device userInterfaceIdiom]]
                    forKey:@"idiom"];
  if (sdk) (void)[answers setObject:(id)[sdk description] forKey:@"sdk"];
  long long isCompatible = compatible && (bool)[compatible boolValue];
  (void)[answers setObject:(id)[number numberWithLongLong:isCompatible]
                    forKey:@"design_compatibility"];
  (void)[answers setObject:(id)[number numberWithUnsignedLongLong:(unsigned long long)application]
                    forKey:@"application"];
  (void)[answers setObject:(id)[number numberWithUnsignedLongLong:(unsigned long long)path]
                    forKey:@"index_path_class"];
}
"""

_END = """
id data = (id)[(id)objc_getClass("NSJSONSerialization") dataWithJSONObject:answers
    options:(unsigned long)0 error:(id *)0];
id text = (id)[(id)[(id)objc_getClass("NSString") alloc] initWithData:data encoding:(unsigned long)4];
(const char *)[text UTF8String];
"""


def ask(targets: Sequence[Sequence[int]], selectors: Sequence[str]) -> str:
    """Sends every selector to every target; its arguments stand behind the target."""
    width = max(len(target) for target in targets)
    words = [word for target in targets for word in [*target, *[0] * (width - len(target))]]
    return _ASK % {
        "words": _words(words), "width": width, "count": len(targets),
        "selectors": " ".join(selectors),
    } + _END


def fields(addresses: Sequence[int]) -> str:
    """The stored properties of objects."""
    return _FIELDS % {"words": _words(addresses), "count": len(addresses)} + _END


def start() -> str:
    """The application, the device and the system."""
    return _START + _END


def _words(words: Sequence[int]) -> str:
    return ", ".join(f"0x{word:x}ULL" for word in words)
