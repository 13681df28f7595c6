// Tailwind classes that name a side of the screen. In Arabic the sides change places, so classes
// name the start and the end of a line instead: ms-, pe-, start-, text-end, rounded-s, border-e.
const SIDE =
  '(?:^|[\\s:!-])-?(?:' +
  '(?:m|p|scroll-m|scroll-p)[lr]-|' +
  '(?:left|right)-(?:[\\d[(]|auto|full|px)|' +
  '(?:text|float|clear)-(?:left|right)(?![\\w-])|' +
  '(?:rounded|border)-(?:l|r|tl|tr|bl|br)(?![a-z])' +
  ')'

const SIDE_MESSAGE =
  'This class names a side of the screen, which is wrong in Arabic: use its logical twin (ms-, pe-, start-, text-end, rounded-s, border-e).'

const ENV_MESSAGE =
  "The environment is read once, in the app's env.ts: import the value from there."

/** For `no-restricted-syntax`. */
export const noPhysicalDirections = [
  {
    selector: `JSXAttribute[name.name=/[cC]lassName$/] Literal[value=/${SIDE}/]`,
    message: SIDE_MESSAGE,
  },
  {
    selector: `JSXAttribute[name.name=/[cC]lassName$/] TemplateElement[value.raw=/${SIDE}/]`,
    message: SIDE_MESSAGE,
  },
  {
    selector: `CallExpression[callee.name=/^(cva|cn|cx|clsx|twMerge)$/] Literal[value=/${SIDE}/]`,
    message: SIDE_MESSAGE,
  },
]

/** For `no-restricted-syntax`. */
export const noProcessEnv = [
  {
    // NODE_ENV and NEXT_RUNTIME are the build's own: they are replaced when it is made.
    selector:
      "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/] > MemberExpression)",
    message: ENV_MESSAGE,
  },
]
