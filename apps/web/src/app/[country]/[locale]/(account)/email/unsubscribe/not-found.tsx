export { UnknownLink as default } from '@/features/account/review-mail/unknown-link'
