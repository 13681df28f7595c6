// Tailwind classes that name a side of the screen. In Arabic the layout is mirrored, so classes
// name the start and end of a line instead: ms-, pe-, start-, text-end, rounded-s, border-e.
const SIDE = [
  '(?:^|[\\s:!-])-?(?:',
  '(?:m|p|scroll-m|scroll-p)[lr]-|',
  '(?:left|right)-(?:[\\d[(]|auto|full|px)|',
  '(?:text|float|clear)-(?:left|right)(?![\\w-])|',
  '(?:rounded|border)-(?:l|r|tl|tr|bl|br)(?![a-z])',
  ')',
].join('')

const CLASSES =
  ':matches(JSXAttribute[name.name=/[cC]lassName$/], CallExpression[callee.name=/^(cva|cn|cx|clsx|twMerge)$/])'

const SIDE_MESSAGE =
  'This class names a side of the screen, which is wrong in Arabic: use its logical twin (ms-, pe-, start-, text-end, rounded-s, border-e).'

export const noPhysicalDirections = [
  { selector: `${CLASSES} Literal[value=/${SIDE}/]`, message: SIDE_MESSAGE },
  { selector: `${CLASSES} TemplateElement[value.raw=/${SIDE}/]`, message: SIDE_MESSAGE },
]

// The variables NODE_ENV and NEXT_RUNTIME are allowed, because the build replaces them by
// constants.
const BUILT_IN = 'MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/] > MemberExpression'

export const noProcessEnv = [
  {
    selector: `MemberExpression[object.name='process'][property.name='env']:not(${BUILT_IN})`,
    message: "The environment is read once, in the app's env.ts: import the value from there.",
  },
]

export const noBareCookies = [
  {
    selector: "MemberExpression[object.name='document'][property.name='cookie']",
    message: 'Scripts in the browser read and write cookies by js-cookie.',
  },
]

// The message about undocumented internals of Node and of packages, which any release may change.
const PRIVATE_MESSAGE =
  'This rests on the internals of somebody else’s package: use what its documentation offers.'

const BUILT_IN_OBJECT =
  '/^(Object|Function|Array|String|Number|Promise|Map|Set|Buffer|Server|IncomingMessage|ServerResponse|EventEmitter|Response|Request|Headers)$/'

export const noInternals = [
  {
    selector: 'AssignmentExpression > MemberExpression.left[object.property.name="prototype"]',
    message: `No prototype is patched. ${PRIVATE_MESSAGE}`,
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties|set)$/] > MemberExpression.arguments:first-child[property.name="prototype"]',
    message: `No prototype is patched. ${PRIVATE_MESSAGE}`,
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties|set)$/] > Identifier.arguments:first-child[name=/^(globalThis|global)$/]',
    message: 'No global is added or replaced: modules share what they export.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[object.name=/^(globalThis|global)$/]',
    message: 'No global is added or replaced: modules share what they export.',
  },
  {
    selector: `AssignmentExpression > MemberExpression.left[object.name=${BUILT_IN_OBJECT}]`,
    message: `No built-in object is patched. ${PRIVATE_MESSAGE}`,
  },
  {
    selector:
      'AssignmentExpression > MemberExpression.left[object.name=/^(server|response|res|request|req)$/][property.name=/^(emit|end|write|writeHead|setHeader|on|once|listen)$/]',
    message: `No server, request or response has its methods replaced. ${PRIVATE_MESSAGE}`,
  },
  {
    selector:
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^next\\u002Fdist\\u002F/]',
    message: PRIVATE_MESSAGE,
  },
]

/** Rules for tests that share their modules with other files of the same worker. */
export const noSharedStubs = [
  {
    selector:
      "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)$/]",
    message: 'Other files of the worker would see it: call this file *.isolated.test.ts.',
  },
]

export const noCopiedRequests = [
  {
    selector: "NewExpression[callee.name='Request']",
    message:
      'Routes get a proxy of the request, which Node from 24 on does not copy: use rebuildRequest.',
  },
  {
    selector: "NewExpression[callee.name='NextRequest'][arguments.0.name!='url']",
    message: 'A request for Next is made from its parts, the first of which is a `url`.',
  },
]
