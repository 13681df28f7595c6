/** A request as Next passes it to routes: a proxy, which Node's constructors refuse. */
export function proxied(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
