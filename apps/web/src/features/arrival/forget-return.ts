/** Whoever went on to another page of the app came to that one anew: it is not marked as a return. */
export function forgetReturn(): void {
  const { dataset } = document.documentElement
  if (dataset.returning !== location.pathname) delete dataset.returning
}
