/** @returns an inline script that requests the page again until it answers, and then reloads */
export function keepTrying(seconds: number): string {
  return `(function () {
  var status = document.querySelector('[data-waiting]')
  function retry() {
    if (document.hidden) return wait()
    status.textContent = status.dataset.waiting
    fetch(location.href, { cache: 'no-store', headers: { 'Accept-Language': document.documentElement.lang } }).then(
      function (response) { response.status < 500 ? location.reload() : wait() },
      wait
    )
  }
  function wait() {
    setTimeout(function () { status.textContent = '' }, 1200)
    setTimeout(retry, ${seconds * 1000})
  }
  wait()
})()`
}
