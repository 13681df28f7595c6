// Tailwind classes that name a side of the screen. In Arabic the sides change places, so classes
// name the start and the end of a line instead: ms-, pe-, start-, text-end, rounded-s, border-e.
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

/** For `no-restricted-syntax`. */
export const noPhysicalDirections = [
  { selector: `${CLASSES} Literal[value=/${SIDE}/]`, message: SIDE_MESSAGE },
  { selector: `${CLASSES} TemplateElement[value.raw=/${SIDE}/]`, message: SIDE_MESSAGE },
]

// NODE_ENV and NEXT_RUNTIME are the build's own: they are replaced when it is made.
const BUILT_IN = 'MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/] > MemberExpression'

/** For `no-restricted-syntax`. */
export const noProcessEnv = [
  {
    selector: `MemberExpression[object.name='process'][property.name='env']:not(${BUILT_IN})`,
    message: "The environment is read once, in the app's env.ts: import the value from there.",
  },
]
