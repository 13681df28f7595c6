export { UnknownLink as default } from '@/shell/account/unknown-link'
