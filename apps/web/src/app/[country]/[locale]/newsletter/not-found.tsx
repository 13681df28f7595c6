export { NotFoundScreen as default } from '@/shell/errors/not-found-screen'
