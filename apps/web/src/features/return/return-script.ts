const HEAD = '<head>'

/**
 * Who comes back to a page, or loads it once more, is led to where they were by its height:
 * such a page is laid out whole (`first-screens.css`), nothing in it has a guessed height.
 * `<html>` then has the page's path as `data-returning`, before anything is laid out.
 */
const RETURN_SCRIPT = `(function(){function mark(){document.documentElement.dataset.returning=location.pathname}
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&(visit.type==='reload'||visit.type==='back_forward'))mark();
addEventListener('popstate',mark)})()`

/**
 * First in the head: after a stylesheet it would keep the page waiting for that.
 *
 * @param html a page whose policy allows inline scripts; one without a head stays as it is
 */
export function withReturnScript(html: string): string {
  return html.replace(HEAD, () => `${HEAD}<script>${RETURN_SCRIPT}</script>`)
}
