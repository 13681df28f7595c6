import { EnglishChanges as EnglishChanges_990072fc952d9ff841f5f51f075eee34 } from '../../../editor/languages/admin/english-changes'
import { EnglishBeside as EnglishBeside_ad40fcf5725a124c6ed1a7fdade8785d } from '../../../editor/languages/admin/english-beside'
import { PriceTable as PriceTable_d57e771f3427b59c5417ae3e4a12faaf } from '../../../features/prices/admin/price-table'
import { WhereUsedPanel as WhereUsedPanel_75e5eb04c008e521418c2f25ce92cfb0 } from '../../../editor/publishing/admin/where-used-panel'
import { SmallCorrection as SmallCorrection_669fa82a34f315910cb48c9d41f79bad } from '../../../editor/languages/admin/small-correction'
import { SchedulePanel as SchedulePanel_6962262c0633b8f1168ba1a06c6b7fef } from '../../../editor/schedule/admin/schedule-panel'
import { ListTools as ListTools_d0e8c287a6bc49d3ce1573dccc194bbc } from '../../../features/prices/bulk/admin/list-tools'
import { FindPrice as FindPrice_b3398ce97e6581691e34a33c0f1ffb8f } from '../../../features/prices/admin/find-price'
import { DocumentGuard as DocumentGuard_9e2b95810a2e53af29f488c98c52da05 } from '../../../editor/saving/admin/document-guard'
import { DeleteItem as DeleteItem_1e0c263bed46d2a360d487deca0e264e } from '../../../editor/publishing/admin/delete-item'
import { SavePrices as SavePrices_88e0a4a970d1c2316a25ab2df38fe45e } from '../../../features/prices/admin/save-prices'
import { UnpublishButton as UnpublishButton_abd6ffc7a60e6929d956e2d5fdc68a81 } from '../../../editor/publishing/admin/unpublish-button'
import { LanguagePanel as LanguagePanel_4781a3eb6109309066e7c8d2c0177081 } from '../../../editor/languages/admin/language-panel'
import { PriceItemSelect as PriceItemSelect_af3574f515a2f46f1d54433b890fb836 } from '../../../features/prices/admin/price-item-select'
import { BlockLabel as BlockLabel_5e2cfcb8a0d649e3ec46809ede5594d3 } from '../../../blocks/admin/block-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteClient as CleanPasteClient_17184897aba3e5b982f6fd375f2d9f28 } from '../../../platform/fields/admin/clean-paste'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceChip as PriceChip_6824672d4e36200e80cf97990d186104 } from '../../../features/prices/admin/price-chip'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLines as BlockLines_5f2cd20c78b80736bde8f4fee6523b38 } from '../../../blocks/admin/block-lines'
import { SearchPreview as SearchPreview_aeee5ab493a4d26d9e4b9577787b118e } from '../../../platform/fields/admin/search-preview'
import { MenuPanel as MenuPanel_647cd054858c7ea350da331f1e9ca069 } from '../../../content/menus/admin/menu-panel'
import { StatusCell as StatusCell_a1a6f6542aa9656857cd9eaa5981dae0 } from '../../../editor/saving/admin/status-cell'
import { BulkActions as BulkActions_dcc7f962f12906b485469b6d6909cff8 } from '../../../editor/publishing/admin/bulk-actions'
import { SharePreview as SharePreview_8352e64f3bd4e7950b837d380279a900 } from '../../../editor/preview/admin/share-preview'
import { PointAtBlocks as PointAtBlocks_b4bead877880cf079a8712d419e5b291 } from '../../../editor/preview/admin/point-at-blocks'
import { CheckButton as CheckButton_74644596b50cc36eb4bb0bb134d739fa } from '../../../editor/preflight/admin/check-button'
import { PublishButton as PublishButton_62c16d6b2c7d88b8443eeffee6917560 } from '../../../editor/preflight/admin/publish-button'
import { DocumentStatus as DocumentStatus_1b16e20787bda7b6f43c7974bd465fd3 } from '../../../editor/saving/admin/document-status'
import { VersionsView as VersionsView_32595663edb8dedc1f5380c0a2a1a581 } from '../../../editor/saving/admin/versions-view'
import { SampleNotice as SampleNotice_f765db49afb4ebac448d6d3988211b5c } from '../../../platform/fields/admin/sample-notice'
import { SampleCell as SampleCell_3cde86ff6ff05464d28d53238dfb3594 } from '../../../platform/fields/admin/sample-cell'
import { CaptionsFile as CaptionsFile_993d2b1e2acd9ad334e0a8b05d115503 } from '../../../platform/fields/admin/captions-file'
import { ShownOnCell as ShownOnCell_388aef7f75c4d543dfd28962ec0ff571 } from '../../../editor/media/admin/fact-cells'
import { SameFilesCell as SameFilesCell_388aef7f75c4d543dfd28962ec0ff571 } from '../../../editor/media/admin/fact-cells'
import { SameFilesPanel as SameFilesPanel_14d67890d32dd4f290ddb0b57aad8add } from '../../../editor/media/admin/same-files-panel'
import { ReplacedFilesPanel as ReplacedFilesPanel_66afd3848d9d14c11c0c4e5e06f01bef } from '../../../editor/media/replaced-files/admin/replaced-files-panel'
import { MediaList as MediaList_af87735c019548ef8a608d0840985a62 } from '../../../editor/media/admin/media-list'
import { CurrentPassword as CurrentPassword_57bb68506158cfacaca8ee319d9961c5 } from '../../../features/accounts/admin/current-password'
import { LanguageCell as LanguageCell_65acb6bb0143a0440f6c1c9863d0d6fb } from '../../../platform/fields/admin/language-choice'
import { LanguageChoice as LanguageChoice_65acb6bb0143a0440f6c1c9863d0d6fb } from '../../../platform/fields/admin/language-choice'
import { AccessPanel as AccessPanel_c977a6243e9847a5412207630b47f44f } from '../../../features/accounts/second-factor/admin/access-panel'
import { SessionPanel as SessionPanel_0a59a6e3c7a7eec43d11b341ff5e8da6 } from '../../../features/accounts/sessions/admin/session-panel'
import { UserView as UserView_593f0c1e631639193f9f73e33698211b } from '../../../features/accounts/invitations/admin/user-view'
import { DeleteForGood as DeleteForGood_a424b09d740412360d7f08bc0209c85d } from '../../../features/accounts/admin/delete-for-good'
import { TopicLine as TopicLine_8f84baf54a877bb3820bba2b2bcc686a } from '../../../features/inbox/admin/topic-line'
import { PortfolioLink as PortfolioLink_60e89ddf8f2d685578f8800465829c7b } from '../../../features/inbox/admin/portfolio-link'
import { RequestedSet as RequestedSet_0db348d570b444563e069f96a4687f96 } from '../../../features/inbox/admin/requested-set'
import { Conversation as Conversation_0731d8f706594785882a39e1f45db42b } from '../../../features/inbox/admin/conversation'
import { SpamSigns as SpamSigns_7deb3b56d9ff747b3a94822cba15b5df } from '../../../features/inbox/admin/spam-signs'
import { Handling as Handling_ad46db4c5de2986df077c3d8118188bd } from '../../../features/inbox/admin/handling'
import { MakeProjectButton as MakeProjectButton_b2be8906cbd04391c01fa022d472d2d7 } from '../../../features/review/admin/make-project-button'
import { InboxBar as InboxBar_ee8cb97d7c961c9366a6b7bdc6443123 } from '../../../features/inbox/admin/inbox-bar'
import { QuestionsBar as QuestionsBar_f6e3b3e9a2e6f17bb9eb7fd656009c65 } from '../../../features/guide/admin/questions-bar'
import { NewsletterBar as NewsletterBar_5fb92bb800c62150fc366aa748ba9c7b } from '../../../features/inbox/admin/newsletter-bar'
import { InviteMember as InviteMember_4ce473f5dd79dea51dc952999ed1a0b4 } from '../../../features/review/admin/invite-member'
import { ProgressCell as ProgressCell_59c0e08577821e3d298bacc23f949bf0 } from '../../../features/review/admin/progress-cell'
import { RoomLink as RoomLink_af09c489d019a7d9996341208f53d3dc } from '../../../features/review/admin/room-link'
import { MissingPrograms as MissingPrograms_414bba1033f9699b723c7fe49d38a906 } from '../../../features/review/versions/admin/missing-programs'
import { CodeCell as CodeCell_d62402e997858e956e4fd3629ce0ee2a } from '../../../platform/fields/admin/code-cell'
import { CheckGlobalButton as CheckGlobalButton_f264d463b952865c93e494ea62a80ce3 } from '../../../editor/preflight/admin/check-global-button'
import { MenuRowLabel as MenuRowLabel_9349b50bd03ac3e030a59880d5d96203 } from '../../../content/menus/admin/menu-row-label'
import { Icon as Icon_c061ffcc1ff28a9b9fcefe2b79f35505 } from '../../../platform/brand/logo'
import { Logo as Logo_c061ffcc1ff28a9b9fcefe2b79f35505 } from '../../../platform/brand/logo'
import { FindButton as FindButton_c304a30b11b75f35854c25152bed8664 } from '../../../editor/find-and-replace/admin/find-button'
import { SiteLoginLink as SiteLoginLink_0c74dc028831f8a21c55af2c584f231c } from '../../../features/accounts/second-factor/admin/site-login-link'
import { BoardLink as BoardLink_c6c94d8139766307c8f4938d85716d9b } from '../../../editor/languages/admin/board-link'
import { SaysLink as SaysLink_2bf9b9fa52ef3f29f31d312cff445583 } from '../../../editor/find-and-replace/admin/says-link'
import { TrashLink as TrashLink_a802edb383ac067cea24f716e134ee10 } from '../../../editor/trash/admin/trash-link'
import { LogLink as LogLink_4e5d566c9ff19990c5770db9678a733a } from '../../../editor/log/admin/log-link'
import { ScheduleLink as ScheduleLink_fe7284b49e5e8503b58e2fb45c303b51 } from '../../../editor/schedule/admin/schedule-link'
import { KeepSession as KeepSession_bd50cce9f7123cd954a6fdd6003449f2 } from '../../../features/accounts/sessions/admin/keep-session'
import { ControlsProvider as ControlsProvider_bd19f32e17a521521e7c3eb05ffc4a44 } from '../../../platform/admin-language/controls/controls-provider'
import { FindProvider as FindProvider_c635e44a6ca3963033afe498eb83f816 } from '../../../editor/find-and-replace/admin/find-provider'
import { DeskView as DeskView_18d193fa28e21df6f3eacb0769d24279 } from '../../../editor/desk/admin/desk-view'
import { SaysView as SaysView_65e3eec395f05cbf9bff63c8dc2301ff } from '../../../editor/find-and-replace/admin/says-view'
import { NewDocumentView as NewDocumentView_93e605ca96b5e691f1e3274e20ba5e83 } from '../../../editor/saving/admin/new-document-view'
import { TrashView as TrashView_98fce85ecd099280af0085fb24d22b90 } from '../../../editor/trash/admin/trash-view'
import { ChangeView as ChangeView_b2ce1a2ffc764faca5fe1665e5522d20 } from '../../../features/prices/bulk/admin/change-view'
import { BoardView as BoardView_8cfdf007ebd5d1c8c02e1663b4f7f9f8 } from '../../../editor/languages/admin/board-view'
import { ScheduleView as ScheduleView_9e6b8adb318e684eb61c9eb4d12bed72 } from '../../../editor/schedule/admin/schedule-view'
import { LogView as LogView_e700423100a00376d65d641529d9a2c7 } from '../../../editor/log/admin/log-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editor/languages/admin/english-changes#EnglishChanges": EnglishChanges_990072fc952d9ff841f5f51f075eee34,
  "/editor/languages/admin/english-beside#EnglishBeside": EnglishBeside_ad40fcf5725a124c6ed1a7fdade8785d,
  "/features/prices/admin/price-table#PriceTable": PriceTable_d57e771f3427b59c5417ae3e4a12faaf,
  "/editor/publishing/admin/where-used-panel#WhereUsedPanel": WhereUsedPanel_75e5eb04c008e521418c2f25ce92cfb0,
  "/editor/languages/admin/small-correction#SmallCorrection": SmallCorrection_669fa82a34f315910cb48c9d41f79bad,
  "/editor/schedule/admin/schedule-panel#SchedulePanel": SchedulePanel_6962262c0633b8f1168ba1a06c6b7fef,
  "/features/prices/bulk/admin/list-tools#ListTools": ListTools_d0e8c287a6bc49d3ce1573dccc194bbc,
  "/features/prices/admin/find-price#FindPrice": FindPrice_b3398ce97e6581691e34a33c0f1ffb8f,
  "/editor/saving/admin/document-guard#DocumentGuard": DocumentGuard_9e2b95810a2e53af29f488c98c52da05,
  "/editor/publishing/admin/delete-item#DeleteItem": DeleteItem_1e0c263bed46d2a360d487deca0e264e,
  "/features/prices/admin/save-prices#SavePrices": SavePrices_88e0a4a970d1c2316a25ab2df38fe45e,
  "/editor/publishing/admin/unpublish-button#UnpublishButton": UnpublishButton_abd6ffc7a60e6929d956e2d5fdc68a81,
  "/editor/languages/admin/language-panel#LanguagePanel": LanguagePanel_4781a3eb6109309066e7c8d2c0177081,
  "/features/prices/admin/price-item-select#PriceItemSelect": PriceItemSelect_af3574f515a2f46f1d54433b890fb836,
  "/blocks/admin/block-label#BlockLabel": BlockLabel_5e2cfcb8a0d649e3ec46809ede5594d3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/platform/fields/admin/clean-paste#CleanPasteClient": CleanPasteClient_17184897aba3e5b982f6fd375f2d9f28,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/prices/admin/price-chip#PriceChip": PriceChip_6824672d4e36200e80cf97990d186104,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/blocks/admin/block-lines#BlockLines": BlockLines_5f2cd20c78b80736bde8f4fee6523b38,
  "/platform/fields/admin/search-preview#SearchPreview": SearchPreview_aeee5ab493a4d26d9e4b9577787b118e,
  "/content/menus/admin/menu-panel#MenuPanel": MenuPanel_647cd054858c7ea350da331f1e9ca069,
  "/editor/saving/admin/status-cell#StatusCell": StatusCell_a1a6f6542aa9656857cd9eaa5981dae0,
  "/editor/publishing/admin/bulk-actions#BulkActions": BulkActions_dcc7f962f12906b485469b6d6909cff8,
  "/editor/preview/admin/share-preview#SharePreview": SharePreview_8352e64f3bd4e7950b837d380279a900,
  "/editor/preview/admin/point-at-blocks#PointAtBlocks": PointAtBlocks_b4bead877880cf079a8712d419e5b291,
  "/editor/preflight/admin/check-button#CheckButton": CheckButton_74644596b50cc36eb4bb0bb134d739fa,
  "/editor/preflight/admin/publish-button#PublishButton": PublishButton_62c16d6b2c7d88b8443eeffee6917560,
  "/editor/saving/admin/document-status#DocumentStatus": DocumentStatus_1b16e20787bda7b6f43c7974bd465fd3,
  "/editor/saving/admin/versions-view#VersionsView": VersionsView_32595663edb8dedc1f5380c0a2a1a581,
  "/platform/fields/admin/sample-notice#SampleNotice": SampleNotice_f765db49afb4ebac448d6d3988211b5c,
  "/platform/fields/admin/sample-cell#SampleCell": SampleCell_3cde86ff6ff05464d28d53238dfb3594,
  "/platform/fields/admin/captions-file#CaptionsFile": CaptionsFile_993d2b1e2acd9ad334e0a8b05d115503,
  "/editor/media/admin/fact-cells#ShownOnCell": ShownOnCell_388aef7f75c4d543dfd28962ec0ff571,
  "/editor/media/admin/fact-cells#SameFilesCell": SameFilesCell_388aef7f75c4d543dfd28962ec0ff571,
  "/editor/media/admin/same-files-panel#SameFilesPanel": SameFilesPanel_14d67890d32dd4f290ddb0b57aad8add,
  "/editor/media/replaced-files/admin/replaced-files-panel#ReplacedFilesPanel": ReplacedFilesPanel_66afd3848d9d14c11c0c4e5e06f01bef,
  "/editor/media/admin/media-list#MediaList": MediaList_af87735c019548ef8a608d0840985a62,
  "/features/accounts/admin/current-password#CurrentPassword": CurrentPassword_57bb68506158cfacaca8ee319d9961c5,
  "/platform/fields/admin/language-choice#LanguageCell": LanguageCell_65acb6bb0143a0440f6c1c9863d0d6fb,
  "/platform/fields/admin/language-choice#LanguageChoice": LanguageChoice_65acb6bb0143a0440f6c1c9863d0d6fb,
  "/features/accounts/second-factor/admin/access-panel#AccessPanel": AccessPanel_c977a6243e9847a5412207630b47f44f,
  "/features/accounts/sessions/admin/session-panel#SessionPanel": SessionPanel_0a59a6e3c7a7eec43d11b341ff5e8da6,
  "/features/accounts/invitations/admin/user-view#UserView": UserView_593f0c1e631639193f9f73e33698211b,
  "/features/accounts/admin/delete-for-good#DeleteForGood": DeleteForGood_a424b09d740412360d7f08bc0209c85d,
  "/features/inbox/admin/topic-line#TopicLine": TopicLine_8f84baf54a877bb3820bba2b2bcc686a,
  "/features/inbox/admin/portfolio-link#PortfolioLink": PortfolioLink_60e89ddf8f2d685578f8800465829c7b,
  "/features/inbox/admin/requested-set#RequestedSet": RequestedSet_0db348d570b444563e069f96a4687f96,
  "/features/inbox/admin/conversation#Conversation": Conversation_0731d8f706594785882a39e1f45db42b,
  "/features/inbox/admin/spam-signs#SpamSigns": SpamSigns_7deb3b56d9ff747b3a94822cba15b5df,
  "/features/inbox/admin/handling#Handling": Handling_ad46db4c5de2986df077c3d8118188bd,
  "/features/review/admin/make-project-button#MakeProjectButton": MakeProjectButton_b2be8906cbd04391c01fa022d472d2d7,
  "/features/inbox/admin/inbox-bar#InboxBar": InboxBar_ee8cb97d7c961c9366a6b7bdc6443123,
  "/features/guide/admin/questions-bar#QuestionsBar": QuestionsBar_f6e3b3e9a2e6f17bb9eb7fd656009c65,
  "/features/inbox/admin/newsletter-bar#NewsletterBar": NewsletterBar_5fb92bb800c62150fc366aa748ba9c7b,
  "/features/review/admin/invite-member#InviteMember": InviteMember_4ce473f5dd79dea51dc952999ed1a0b4,
  "/features/review/admin/progress-cell#ProgressCell": ProgressCell_59c0e08577821e3d298bacc23f949bf0,
  "/features/review/admin/room-link#RoomLink": RoomLink_af09c489d019a7d9996341208f53d3dc,
  "/features/review/versions/admin/missing-programs#MissingPrograms": MissingPrograms_414bba1033f9699b723c7fe49d38a906,
  "/platform/fields/admin/code-cell#CodeCell": CodeCell_d62402e997858e956e4fd3629ce0ee2a,
  "/editor/preflight/admin/check-global-button#CheckGlobalButton": CheckGlobalButton_f264d463b952865c93e494ea62a80ce3,
  "/content/menus/admin/menu-row-label#MenuRowLabel": MenuRowLabel_9349b50bd03ac3e030a59880d5d96203,
  "/platform/brand/logo#Icon": Icon_c061ffcc1ff28a9b9fcefe2b79f35505,
  "/platform/brand/logo#Logo": Logo_c061ffcc1ff28a9b9fcefe2b79f35505,
  "/editor/find-and-replace/admin/find-button#FindButton": FindButton_c304a30b11b75f35854c25152bed8664,
  "/features/accounts/second-factor/admin/site-login-link#SiteLoginLink": SiteLoginLink_0c74dc028831f8a21c55af2c584f231c,
  "/editor/languages/admin/board-link#BoardLink": BoardLink_c6c94d8139766307c8f4938d85716d9b,
  "/editor/find-and-replace/admin/says-link#SaysLink": SaysLink_2bf9b9fa52ef3f29f31d312cff445583,
  "/editor/trash/admin/trash-link#TrashLink": TrashLink_a802edb383ac067cea24f716e134ee10,
  "/editor/log/admin/log-link#LogLink": LogLink_4e5d566c9ff19990c5770db9678a733a,
  "/editor/schedule/admin/schedule-link#ScheduleLink": ScheduleLink_fe7284b49e5e8503b58e2fb45c303b51,
  "/features/accounts/sessions/admin/keep-session#KeepSession": KeepSession_bd50cce9f7123cd954a6fdd6003449f2,
  "/platform/admin-language/controls/controls-provider#ControlsProvider": ControlsProvider_bd19f32e17a521521e7c3eb05ffc4a44,
  "/editor/find-and-replace/admin/find-provider#FindProvider": FindProvider_c635e44a6ca3963033afe498eb83f816,
  "/editor/desk/admin/desk-view#DeskView": DeskView_18d193fa28e21df6f3eacb0769d24279,
  "/editor/find-and-replace/admin/says-view#SaysView": SaysView_65e3eec395f05cbf9bff63c8dc2301ff,
  "/editor/saving/admin/new-document-view#NewDocumentView": NewDocumentView_93e605ca96b5e691f1e3274e20ba5e83,
  "/editor/trash/admin/trash-view#TrashView": TrashView_98fce85ecd099280af0085fb24d22b90,
  "/features/prices/bulk/admin/change-view#ChangeView": ChangeView_b2ce1a2ffc764faca5fe1665e5522d20,
  "/editor/languages/admin/board-view#BoardView": BoardView_8cfdf007ebd5d1c8c02e1663b4f7f9f8,
  "/editor/schedule/admin/schedule-view#ScheduleView": ScheduleView_9e6b8adb318e684eb61c9eb4d12bed72,
  "/editor/log/admin/log-view#LogView": LogView_e700423100a00376d65d641529d9a2c7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
