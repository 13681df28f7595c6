/** Wraps a request in a proxy, as Next does for routes. Node's constructors refuse it. */
export function proxied(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
