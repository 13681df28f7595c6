import { OFFER_SCRIPT } from '@/features/preferences/offer-script'

/**
 * A page opened before a release may request scripts that no longer exist: reloads it, at most
 * once per minute. Not without a network, because the reload would fail.
 */
export const RELOAD_SCRIPT = `addEventListener('error',reload,true);addEventListener('unhandledrejection',reload);
function reload(event){var s=event.target&&event.target.src,r=event.reason||event.error;
if(!(s&&s.indexOf('/_next/static/')>-1)&&!(r&&(r.name==='ChunkLoadError'||/load(ing)? chunk/i.test(r.message))))return;
if(navigator.onLine===false)return;
try{var t=Number(sessionStorage.getItem('reloadedAt'));if(Date.now()-t<60000)return;
sessionStorage.setItem('reloadedAt',String(Date.now()));location.reload()}catch(e){}}`

/** Marks pages of returning visitors: see `first-screens.css`. */
const RETURN_SCRIPT = `(function(html){function mark(){html.dataset.returning=''}
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&/reload|back_forward/.test(visit.type))mark();addEventListener('popstate',mark)})(document.documentElement)`

/** The same on every page, so that content security policies can name it by hash. */
export const HEAD_SCRIPT = `${RETURN_SCRIPT}\n${OFFER_SCRIPT}\n${RELOAD_SCRIPT}`
