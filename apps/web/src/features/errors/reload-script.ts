/**
 * A page that was open during a release asks for files that are gone: load it
 * anew, at most once a minute. Without a network it would only lose what is shown.
 */
export const RELOAD_SCRIPT = `addEventListener('error',reload,true);addEventListener('unhandledrejection',reload);
function reload(event){var s=event.target&&event.target.src,r=event.reason||event.error;
if(!(s&&s.indexOf('/_next/static/')>-1)&&!(r&&(r.name==='ChunkLoadError'||/load(ing)? chunk/i.test(r.message))))return;
if(navigator.onLine===false)return;
try{var t=Number(sessionStorage.getItem('reloadedAt'));if(Date.now()-t<60000)return;
sessionStorage.setItem('reloadedAt',String(Date.now()));location.reload()}catch(e){}}`
