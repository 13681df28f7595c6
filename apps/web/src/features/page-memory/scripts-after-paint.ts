import { HYDRATING, INTERACTIVE } from '../interactive/events'
import { WHEN_PAINTED } from '../shared-script/when-painted'

/** What starts the app in a browser, as Next writes it into a page, and the hint to fetch it early. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** Starts all modules when it has run and every other script is there. */
const RUNTIME = /\/turbopack-[^/]+$/
const END = '</body>'

/**
 * Each script in a task of its own: to begin a dozen requests at once would hold up the page.
 * They run in their order. What is pressed meanwhile and does nothing without scripts is pressed once more when they are there.
 */
const LOADER = `(function(list){${WHEN_PAINTED}
var hasBegun,pressed;
function begin(){if(hasBegun)return;hasBegun=true;fetchNext()}
function fetchNext(){var script=document.createElement('script');script.async=false;script.src=list.shift();
document.head.appendChild(script);if(list.length)setTimeout(fetchNext)}
whenPainted(begin);
['pointerdown','keydown','focusin'].forEach(function(name){addEventListener(name,begin,{once:true,capture:true})});
function press(event){pressed=event.target.closest('button[type=button]:not([popovertarget])')||pressed}
addEventListener('click',press,{capture:true});
addEventListener('${HYDRATING}',function(){removeEventListener('click',press,{capture:true})});
addEventListener('${INTERACTIVE}',function(){if(pressed&&pressed.isConnected)pressed.click()},{once:true})})`

/**
 * Has a page's scripts fetched once it and its first pictures are painted: on a slow
 * line they would share it with what a visitor is to see first. Whoever touches the page
 * or types has them at once.
 *
 * @param html a finished page whose policy allows inline scripts; one without scripts stays as it is
 */
export function scriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source)
  const end = html.lastIndexOf(END)
  if (sources.length === 0 || end < 0) return html
  const rest = html.slice(0, end).replaceAll(SCRIPT, '').replaceAll(HINT, '')
  const list = JSON.stringify(inOrder(sources))
  return `${rest}<script>${LOADER}(${list})</script>${html.slice(end)}`
}

/**
 * The runtime last: else whichever script comes last, often the largest, would be read and
 * all modules started in one task.
 */
function inOrder(sources: (string | undefined)[]): (string | undefined)[] {
  const isRuntime = (source = '') => RUNTIME.test(source)
  const once = [...new Set(sources)]
  return [...once.filter((source) => !isRuntime(source)), ...once.filter(isRuntime)]
}
