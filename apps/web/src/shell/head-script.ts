import { SESSION_KEYS } from '@studio/shared/browser-storage'
import { OFFER_SCRIPT } from '@/features/preferences/offer-script'

/**
 * Reloads a page that was opened before a release if one of its scripts no longer exists. It does
 * so at most once per minute, and not while offline, because the reload would fail.
 */
const RELOAD_SCRIPT = `addEventListener('error',reload,true);addEventListener('unhandledrejection',reload);
function reload(event){var s=event.target&&event.target.src,r=event.reason||event.error;
if(!(s&&s.indexOf('/_next/static/')>-1)&&!(r&&(r.name==='ChunkLoadError'||/load(ing)? chunk/i.test(r.message))))return;
if(navigator.onLine===false)return;
try{var t=Number(sessionStorage.getItem('${SESSION_KEYS.reload}'));if(Date.now()-t<60000)return;
sessionStorage.setItem('${SESSION_KEYS.reload}',String(Date.now()));location.reload()}catch(e){}}`

/** Marks pages that were reloaded or reached through the history: see `first-screens.css`. */
const RETURN_SCRIPT = `(function(html){function mark(){html.dataset.returning=''}
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&/reload|back_forward/.test(visit.type))mark();addEventListener('popstate',mark)})(document.documentElement)`

/**
 * The script is the same in every page and runs before anything is laid out. Policies that name
 * each script contain its hash.
 */
export const HEAD_SCRIPT = [RETURN_SCRIPT, OFFER_SCRIPT, RELOAD_SCRIPT].join(';\n')
