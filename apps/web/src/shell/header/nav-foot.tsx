import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { topicOfPage } from '@studio/shared/inquiry/topics'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { AccountLink } from '@/features/account/account-link'
import { LanguageChoice } from '@/features/preferences/language-choice'
import type { Address } from '@/lib/address'
import { SearchLink } from '@/features/search/search-link'
import { HomeNumber } from '../home-number'
import type { AccountWords } from './account-words'

interface Props {
  layoutData: LayoutData
  address: Address
  words: AccountWords
}

/** The contact, account and phone links below the menu of small screens. */
export function NavFoot({ layoutData, address, words }: Props) {
  const { header, contact, loginHref } = layoutData
  const { callToAction, language } = header
  return (
    <>
      <p className="mt-8 flex flex-wrap items-center gap-6 desk:hidden">
        {callToAction && (
          <AnyLink
            href={inquiryLink(callToAction.href, topicOfPage(address.path))}
            isExternal={callToAction.isExternal}
            lang={language}
            className={buttonVariants({ emphasis: 'primary' })}
          >
            {callToAction.label}
          </AnyLink>
        )}
        <SearchLink locale={address.locale} hasWord className="py-2.5" />
        {loginHref && <AccountLink href={loginHref} words={words} className="py-2.5" />}
        <a href={contact.phoneHref} className="py-2.5">
          <bdi>{contact.phone}</bdi>
        </a>
        {contact.home && (
          <HomeNumber home={contact.home} locale={address.locale} className="py-2.5" />
        )}
      </p>
      <LanguageChoice address={address} className="mt-6 desk:hidden" />
    </>
  )
}
