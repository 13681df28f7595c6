import { RELOAD_SCRIPT } from '@/features/errors/reload-script'

/** Marks a page to which somebody comes back: see `first-screens.css`. */
const RETURN_SCRIPT = `(function(html){function mark(){html.dataset.returning=''}
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&/reload|back_forward/.test(visit.type))mark();addEventListener('popstate',mark)})(document.documentElement)`

/** The same in every page, before anything is laid out: policies that name each script know it by its hash. */
export const HEAD_SCRIPT = `${RETURN_SCRIPT}\n${RELOAD_SCRIPT}`
