const HEAD = '<head>'

/** In milliseconds; the third section and those with fields wait for the page to be read, too. */
const SECOND_AFTER = 80
const THIRD_AFTER = 80
const FOOTER_AFTER = 140
const ALL_AFTER = 80
/** Whatever happens, also where no frame is ever drawn. */
const AT_THE_LATEST = 3_000

/**
 * How somebody came to the page, on `<html>`, before anything is laid out.
 *
 * `data-rest` says how much of a page that is new is laid out: `first`, `second`, `third`,
 * `footer` or `all`, when what moves begins to (see `first-screens.css`). Who comes for a place
 * in the page has all at once, and so has who comes back or loads it once more: browsers lead
 * there by its height, nothing in it may have a guessed one. `data-returning` is then its path.
 */
const ARRIVAL_SCRIPT = `(function(html){
var visit=performance.getEntriesByType('navigation')[0],type=visit&&visit.type;
function markReturn(){html.dataset.returning=location.pathname}
function show(rest){if(html.dataset.rest!=='all')html.dataset.rest=rest}
function showAll(){show('all')}
function showFooter(){show('footer');setTimeout(showAll,${ALL_AFTER})}
function showThird(){show('third');setTimeout(showFooter,${FOOTER_AFTER})}
function whenRead(){if(document.readyState==='loading')addEventListener('DOMContentLoaded',function(){setTimeout(showThird)});else showThird()}
function showSecond(){show('second');setTimeout(whenRead,${THIRD_AFTER})}
addEventListener('popstate',markReturn);
if(type==='reload'||type==='back_forward')markReturn();
else if(!location.hash){show('first');
requestAnimationFrame(function(){setTimeout(showSecond,${SECOND_AFTER})});setTimeout(showAll,${AT_THE_LATEST})}
})(document.documentElement)`

/**
 * First in the head: after a stylesheet it would keep the page waiting for that.
 *
 * @param html a page whose policy allows inline scripts; one without a head stays as it is
 */
export function withArrivalScript(html: string): string {
  return html.replace(HEAD, () => `${HEAD}<script>${ARRIVAL_SCRIPT}</script>`)
}
