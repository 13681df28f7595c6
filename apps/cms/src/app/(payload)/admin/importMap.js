import { EnglishChanges as EnglishChanges_c499a9f242bffa5fe1443bf97dd82810 } from '../../../editor/languages/admin/english-changes'
import { EnglishBeside as EnglishBeside_43163ae5d9800b63830a87515b993645 } from '../../../editor/languages/admin/english-beside'
import { PriceTable as PriceTable_40141346582b946277512bb5f9a0b507 } from '../../../features/prices/admin/price-table'
import { WhereUsedPanel as WhereUsedPanel_9ac2fdda41b7806fa76eca9f13d811db } from '../../../editor/publishing/admin/where-used-panel'
import { SmallCorrection as SmallCorrection_8d3331a89e6fd1297de3a56834493bea } from '../../../editor/languages/admin/small-correction'
import { SchedulePanel as SchedulePanel_ce237c3fea45e0716e352596de00e042 } from '../../../editor/schedule/admin/schedule-panel'
import { ListTools as ListTools_172c260acfe1e0ad01e3a040cb6a0f9b } from '../../../features/prices/bulk/admin/list-tools'
import { FindPrice as FindPrice_987097b97191eb60c52d135f2da54de1 } from '../../../features/prices/admin/find-price'
import { DocumentGuard as DocumentGuard_183b0f604444567d78fdf1048a620125 } from '../../../editor/saving/admin/document-guard'
import { DeleteItem as DeleteItem_ae2242fc192db440cf6d4574a53c2bc2 } from '../../../editor/publishing/admin/delete-item'
import { SavePrices as SavePrices_960f91cbe75254c9fed4b8550ed2ffb2 } from '../../../features/prices/admin/save-prices'
import { UnpublishButton as UnpublishButton_b838b785b1c130d6a7496bd6f8deb63c } from '../../../editor/publishing/admin/unpublish-button'
import { LanguagePanel as LanguagePanel_6dd130f859fc8ba8623895eb64e72dfa } from '../../../editor/languages/admin/language-panel'
import { PriceItemSelect as PriceItemSelect_36b3347ab09188bc3f732c24ca8b9b0d } from '../../../features/prices/admin/price-item-select'
import { BlockLabel as BlockLabel_5e2cfcb8a0d649e3ec46809ede5594d3 } from '../../../blocks/admin/block-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteClient as CleanPasteClient_b11416e786ee4ae3197e5cdcbf8f0ceb } from '../../../platform/fields/admin/clean-paste'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PriceChip as PriceChip_49041a0262c96dd4614a6a4c1807fb9a } from '../../../features/prices/admin/price-chip'
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
import { SearchPreview as SearchPreview_51c73632b6a0090a113d213145199d9a } from '../../../platform/fields/admin/search-preview'
import { MenuPanel as MenuPanel_7c660c5e63b9747fe1e04f25efd4e936 } from '../../../globals/admin/menu-panel'
import { StatusCell as StatusCell_5f629168477f475e1c713e784f9bf405 } from '../../../editor/saving/admin/status-cell'
import { BulkActions as BulkActions_81a850bc5f061c8fc8dde97515c7dc1a } from '../../../editor/publishing/admin/bulk-actions'
import { SharePreview as SharePreview_917bfb50a507cdc0626ec2c77a9e4666 } from '../../../editor/preview/admin/share-preview'
import { PointAtBlocks as PointAtBlocks_8522a473f80b7134258a1f666474faca } from '../../../editor/preview/admin/point-at-blocks'
import { CheckButton as CheckButton_07bb495cd6ad80320663548c001ea868 } from '../../../editor/preflight/admin/check-button'
import { PublishButton as PublishButton_6b72df42831b0ebd16f997d84ff98e27 } from '../../../editor/preflight/admin/publish-button'
import { DocumentStatus as DocumentStatus_20b40c717c52745032e957a01e712cde } from '../../../editor/saving/admin/document-status'
import { VersionsView as VersionsView_f3aeafc0f34945a96899c7e38842245d } from '../../../editor/saving/admin/versions-view'
import { SampleNotice as SampleNotice_4b368c8c009b34b5b5d8cd00cb866ae7 } from '../../../platform/fields/admin/sample-notice'
import { SampleCell as SampleCell_60665b815f9d39c46840ca93780bca7c } from '../../../platform/fields/admin/sample-cell'
import { CaptionsFile as CaptionsFile_939d100012c53477361a2c55072b8464 } from '../../../platform/fields/admin/captions-file'
import { ShownOnCell as ShownOnCell_0edf91613cac5be519b5e65f17038723 } from '../../../editor/media/admin/fact-cells'
import { SameFilesCell as SameFilesCell_0edf91613cac5be519b5e65f17038723 } from '../../../editor/media/admin/fact-cells'
import { SameFilesPanel as SameFilesPanel_0e997b1eafffc8bebd5829a816df0a28 } from '../../../editor/media/admin/same-files-panel'
import { ReplacedFilesPanel as ReplacedFilesPanel_2221e0feb124db813fb5efe18b681469 } from '../../../editor/media/replaced-files/admin/replaced-files-panel'
import { MediaList as MediaList_2dc3e23b8bd6630ed0a74b0eccfc4b95 } from '../../../editor/media/admin/media-list'
import { CurrentPassword as CurrentPassword_a4c781cae3f5fbe4ae8008de765e7042 } from '../../../features/accounts/admin/current-password'
import { LanguageCell as LanguageCell_787b53d7ecb56a157ecfa5a01697dcbe } from '../../../platform/fields/admin/language-choice'
import { LanguageChoice as LanguageChoice_787b53d7ecb56a157ecfa5a01697dcbe } from '../../../platform/fields/admin/language-choice'
import { AccessPanel as AccessPanel_b9aa86393a06704e36792cb1dea78175 } from '../../../features/accounts/second-factor/admin/access-panel'
import { SessionPanel as SessionPanel_12e6be9825dd9fa5bef4cdac6cf40047 } from '../../../features/accounts/sessions/admin/session-panel'
import { UserView as UserView_25a4815aea5dba6a11e64bb563637e1d } from '../../../features/accounts/invitations/admin/user-view'
import { DeleteForGood as DeleteForGood_4089bb6a9ded282ed866ef00dfa74d8c } from '../../../features/accounts/admin/delete-for-good'
import { TopicLine as TopicLine_e0114d531f55e18f3d47e33f12fbc896 } from '../../../features/inbox/admin/topic-line'
import { PortfolioLink as PortfolioLink_4424e5af04141351d7489ce489c91820 } from '../../../features/inbox/admin/portfolio-link'
import { RequestedSet as RequestedSet_7a44c3c79f22da428a7f2d51c60079f2 } from '../../../features/inbox/admin/requested-set'
import { Conversation as Conversation_1a3c74060d8bb711913daff53dde8678 } from '../../../features/inbox/admin/conversation'
import { SpamSigns as SpamSigns_51542cb7b4f78dd1097c61807a69d890 } from '../../../features/inbox/admin/spam-signs'
import { Handling as Handling_7af34c9f82547e168aaff35dd2159fbd } from '../../../features/inbox/admin/handling'
import { MakeProjectButton as MakeProjectButton_16bcef5bc29952847c2526843207eb65 } from '../../../features/review/admin/make-project-button'
import { InboxBar as InboxBar_5d02178c381e9f113b475b5f7f41853e } from '../../../features/inbox/admin/inbox-bar'
import { QuestionsBar as QuestionsBar_caf4b2f61b6b42ef65abccd5e3df01f9 } from '../../../features/guide/admin/questions-bar'
import { NewsletterBar as NewsletterBar_1850dee3fb643f47b5c95632a3416248 } from '../../../features/inbox/admin/newsletter-bar'
import { InviteMember as InviteMember_998dffb5dbf849bc4ae939cb91a70f6b } from '../../../features/review/admin/invite-member'
import { ProgressCell as ProgressCell_8326240f945caecbe1eeb2f479b7e2c7 } from '../../../features/review/admin/progress-cell'
import { RoomLink as RoomLink_ab51d04f20634c5136926c362f645211 } from '../../../features/review/admin/room-link'
import { MissingPrograms as MissingPrograms_04a7e850e346bcfe45c4438c500e1220 } from '../../../features/review/versions/admin/missing-programs'
import { CodeCell as CodeCell_1422c6b421577f8e0d4bac0fed42ef45 } from '../../../platform/fields/admin/code-cell'
import { CheckGlobalButton as CheckGlobalButton_f0624a3b856d7cd9ed4a226e18cd2f44 } from '../../../editor/preflight/admin/check-global-button'
import { MenuRowLabel as MenuRowLabel_ea9420facae0da09c9c3f570b5102a7d } from '../../../globals/admin/menu-row-label'
import { Icon as Icon_5bbef171e543d0a1534ac71b8434d707 } from '../../../platform/brand/logo'
import { Logo as Logo_5bbef171e543d0a1534ac71b8434d707 } from '../../../platform/brand/logo'
import { FindButton as FindButton_c71cf5cd5f181f70fd267716036cb1c1 } from '../../../editor/find-and-replace/admin/find-button'
import { SiteLoginLink as SiteLoginLink_c7a759e6c0ebdb165fedd8ce2fdfd17e } from '../../../features/accounts/second-factor/admin/site-login-link'
import { BoardLink as BoardLink_8d6a2055b1e9ca35f9fc691bdeaab461 } from '../../../editor/languages/admin/board-link'
import { SaysLink as SaysLink_ee64f6ef4b4f1ebda8ace6e5cbc7a4c8 } from '../../../editor/find-and-replace/admin/says-link'
import { TrashLink as TrashLink_40e11bac0829579169f448831cac162a } from '../../../editor/trash/admin/trash-link'
import { LogLink as LogLink_a62fc8e6f09a12530b3ca5c8631e4934 } from '../../../editor/log/admin/log-link'
import { ScheduleLink as ScheduleLink_c2ee69fff2ad0eaf630366a08b340d24 } from '../../../editor/schedule/admin/schedule-link'
import { KeepSession as KeepSession_cf64752cc527c1c0da194703fca57351 } from '../../../features/accounts/sessions/admin/keep-session'
import { ControlsProvider as ControlsProvider_4d9dcdf09095baca125cc80e965a2c1b } from '../../../platform/admin-language/controls/controls-provider'
import { FindProvider as FindProvider_03be7118c8baaaabe7b0af2c7b968e86 } from '../../../editor/find-and-replace/admin/find-provider'
import { DeskView as DeskView_3d8bea014e99b937da37bc8ef81352fc } from '../../../editor/desk/admin/desk-view'
import { SaysView as SaysView_073a683069eef43c4b9a1cd10162bdc5 } from '../../../editor/find-and-replace/admin/says-view'
import { NewDocumentView as NewDocumentView_618ef8977e20b5f44ca8ebd34091f00d } from '../../../editor/saving/admin/new-document-view'
import { TrashView as TrashView_ac9ef87f9398c5118e9f93129ed82e78 } from '../../../editor/trash/admin/trash-view'
import { ChangeView as ChangeView_ec9457057b835598f0755a6b3e8aa0ca } from '../../../features/prices/bulk/admin/change-view'
import { BoardView as BoardView_70a6a34e468770271eb6d99cb5f2829b } from '../../../editor/languages/admin/board-view'
import { ScheduleView as ScheduleView_150ceb816cb9a400e08c340871774247 } from '../../../editor/schedule/admin/schedule-view'
import { LogView as LogView_246607dabeb46215f6c5dc302e22599a } from '../../../editor/log/admin/log-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editor/languages/admin/english-changes#EnglishChanges": EnglishChanges_c499a9f242bffa5fe1443bf97dd82810,
  "/editor/languages/admin/english-beside#EnglishBeside": EnglishBeside_43163ae5d9800b63830a87515b993645,
  "/features/prices/admin/price-table#PriceTable": PriceTable_40141346582b946277512bb5f9a0b507,
  "/editor/publishing/admin/where-used-panel#WhereUsedPanel": WhereUsedPanel_9ac2fdda41b7806fa76eca9f13d811db,
  "/editor/languages/admin/small-correction#SmallCorrection": SmallCorrection_8d3331a89e6fd1297de3a56834493bea,
  "/editor/schedule/admin/schedule-panel#SchedulePanel": SchedulePanel_ce237c3fea45e0716e352596de00e042,
  "/features/prices/bulk/admin/list-tools#ListTools": ListTools_172c260acfe1e0ad01e3a040cb6a0f9b,
  "/features/prices/admin/find-price#FindPrice": FindPrice_987097b97191eb60c52d135f2da54de1,
  "/editor/saving/admin/document-guard#DocumentGuard": DocumentGuard_183b0f604444567d78fdf1048a620125,
  "/editor/publishing/admin/delete-item#DeleteItem": DeleteItem_ae2242fc192db440cf6d4574a53c2bc2,
  "/features/prices/admin/save-prices#SavePrices": SavePrices_960f91cbe75254c9fed4b8550ed2ffb2,
  "/editor/publishing/admin/unpublish-button#UnpublishButton": UnpublishButton_b838b785b1c130d6a7496bd6f8deb63c,
  "/editor/languages/admin/language-panel#LanguagePanel": LanguagePanel_6dd130f859fc8ba8623895eb64e72dfa,
  "/features/prices/admin/price-item-select#PriceItemSelect": PriceItemSelect_36b3347ab09188bc3f732c24ca8b9b0d,
  "/blocks/admin/block-label#BlockLabel": BlockLabel_5e2cfcb8a0d649e3ec46809ede5594d3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/fields/admin/clean-paste#CleanPasteClient": CleanPasteClient_b11416e786ee4ae3197e5cdcbf8f0ceb,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/prices/admin/price-chip#PriceChip": PriceChip_49041a0262c96dd4614a6a4c1807fb9a,
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
  "/fields/admin/search-preview#SearchPreview": SearchPreview_51c73632b6a0090a113d213145199d9a,
  "/globals/admin/menu-panel#MenuPanel": MenuPanel_7c660c5e63b9747fe1e04f25efd4e936,
  "/editor/saving/admin/status-cell#StatusCell": StatusCell_5f629168477f475e1c713e784f9bf405,
  "/editor/publishing/admin/bulk-actions#BulkActions": BulkActions_81a850bc5f061c8fc8dde97515c7dc1a,
  "/editor/preview/admin/share-preview#SharePreview": SharePreview_917bfb50a507cdc0626ec2c77a9e4666,
  "/editor/preview/admin/point-at-blocks#PointAtBlocks": PointAtBlocks_8522a473f80b7134258a1f666474faca,
  "/editor/preflight/admin/check-button#CheckButton": CheckButton_07bb495cd6ad80320663548c001ea868,
  "/editor/preflight/admin/publish-button#PublishButton": PublishButton_6b72df42831b0ebd16f997d84ff98e27,
  "/editor/saving/admin/document-status#DocumentStatus": DocumentStatus_20b40c717c52745032e957a01e712cde,
  "/editor/saving/admin/versions-view#VersionsView": VersionsView_f3aeafc0f34945a96899c7e38842245d,
  "/fields/admin/sample-notice#SampleNotice": SampleNotice_4b368c8c009b34b5b5d8cd00cb866ae7,
  "/fields/admin/sample-cell#SampleCell": SampleCell_60665b815f9d39c46840ca93780bca7c,
  "/fields/admin/captions-file#CaptionsFile": CaptionsFile_939d100012c53477361a2c55072b8464,
  "/editor/media/admin/fact-cells#ShownOnCell": ShownOnCell_0edf91613cac5be519b5e65f17038723,
  "/editor/media/admin/fact-cells#SameFilesCell": SameFilesCell_0edf91613cac5be519b5e65f17038723,
  "/editor/media/admin/same-files-panel#SameFilesPanel": SameFilesPanel_0e997b1eafffc8bebd5829a816df0a28,
  "/editor/media/replaced-files/admin/replaced-files-panel#ReplacedFilesPanel": ReplacedFilesPanel_2221e0feb124db813fb5efe18b681469,
  "/editor/media/admin/media-list#MediaList": MediaList_2dc3e23b8bd6630ed0a74b0eccfc4b95,
  "/features/accounts/admin/current-password#CurrentPassword": CurrentPassword_a4c781cae3f5fbe4ae8008de765e7042,
  "/fields/admin/language-choice#LanguageCell": LanguageCell_787b53d7ecb56a157ecfa5a01697dcbe,
  "/fields/admin/language-choice#LanguageChoice": LanguageChoice_787b53d7ecb56a157ecfa5a01697dcbe,
  "/features/accounts/second-factor/admin/access-panel#AccessPanel": AccessPanel_b9aa86393a06704e36792cb1dea78175,
  "/features/accounts/sessions/admin/session-panel#SessionPanel": SessionPanel_12e6be9825dd9fa5bef4cdac6cf40047,
  "/features/accounts/invitations/admin/user-view#UserView": UserView_25a4815aea5dba6a11e64bb563637e1d,
  "/features/accounts/admin/delete-for-good#DeleteForGood": DeleteForGood_4089bb6a9ded282ed866ef00dfa74d8c,
  "/features/inbox/admin/topic-line#TopicLine": TopicLine_e0114d531f55e18f3d47e33f12fbc896,
  "/features/inbox/admin/portfolio-link#PortfolioLink": PortfolioLink_4424e5af04141351d7489ce489c91820,
  "/features/inbox/admin/requested-set#RequestedSet": RequestedSet_7a44c3c79f22da428a7f2d51c60079f2,
  "/features/inbox/admin/conversation#Conversation": Conversation_1a3c74060d8bb711913daff53dde8678,
  "/features/inbox/admin/spam-signs#SpamSigns": SpamSigns_51542cb7b4f78dd1097c61807a69d890,
  "/features/inbox/admin/handling#Handling": Handling_7af34c9f82547e168aaff35dd2159fbd,
  "/features/review/admin/make-project-button#MakeProjectButton": MakeProjectButton_16bcef5bc29952847c2526843207eb65,
  "/features/inbox/admin/inbox-bar#InboxBar": InboxBar_5d02178c381e9f113b475b5f7f41853e,
  "/features/guide/admin/questions-bar#QuestionsBar": QuestionsBar_caf4b2f61b6b42ef65abccd5e3df01f9,
  "/features/inbox/admin/newsletter-bar#NewsletterBar": NewsletterBar_1850dee3fb643f47b5c95632a3416248,
  "/features/review/admin/invite-member#InviteMember": InviteMember_998dffb5dbf849bc4ae939cb91a70f6b,
  "/features/review/admin/progress-cell#ProgressCell": ProgressCell_8326240f945caecbe1eeb2f479b7e2c7,
  "/features/review/admin/room-link#RoomLink": RoomLink_ab51d04f20634c5136926c362f645211,
  "/features/review/versions/admin/missing-programs#MissingPrograms": MissingPrograms_04a7e850e346bcfe45c4438c500e1220,
  "/fields/admin/code-cell#CodeCell": CodeCell_1422c6b421577f8e0d4bac0fed42ef45,
  "/editor/preflight/admin/check-global-button#CheckGlobalButton": CheckGlobalButton_f0624a3b856d7cd9ed4a226e18cd2f44,
  "/globals/admin/menu-row-label#MenuRowLabel": MenuRowLabel_ea9420facae0da09c9c3f570b5102a7d,
  "/brand/logo#Icon": Icon_5bbef171e543d0a1534ac71b8434d707,
  "/brand/logo#Logo": Logo_5bbef171e543d0a1534ac71b8434d707,
  "/editor/find-and-replace/admin/find-button#FindButton": FindButton_c71cf5cd5f181f70fd267716036cb1c1,
  "/features/accounts/second-factor/admin/site-login-link#SiteLoginLink": SiteLoginLink_c7a759e6c0ebdb165fedd8ce2fdfd17e,
  "/editor/languages/admin/board-link#BoardLink": BoardLink_8d6a2055b1e9ca35f9fc691bdeaab461,
  "/editor/find-and-replace/admin/says-link#SaysLink": SaysLink_ee64f6ef4b4f1ebda8ace6e5cbc7a4c8,
  "/editor/trash/admin/trash-link#TrashLink": TrashLink_40e11bac0829579169f448831cac162a,
  "/editor/log/admin/log-link#LogLink": LogLink_a62fc8e6f09a12530b3ca5c8631e4934,
  "/editor/schedule/admin/schedule-link#ScheduleLink": ScheduleLink_c2ee69fff2ad0eaf630366a08b340d24,
  "/features/accounts/sessions/admin/keep-session#KeepSession": KeepSession_cf64752cc527c1c0da194703fca57351,
  "/admin-language/controls/controls-provider#ControlsProvider": ControlsProvider_4d9dcdf09095baca125cc80e965a2c1b,
  "/editor/find-and-replace/admin/find-provider#FindProvider": FindProvider_03be7118c8baaaabe7b0af2c7b968e86,
  "/editor/desk/admin/desk-view#DeskView": DeskView_3d8bea014e99b937da37bc8ef81352fc,
  "/editor/find-and-replace/admin/says-view#SaysView": SaysView_073a683069eef43c4b9a1cd10162bdc5,
  "/editor/saving/admin/new-document-view#NewDocumentView": NewDocumentView_618ef8977e20b5f44ca8ebd34091f00d,
  "/editor/trash/admin/trash-view#TrashView": TrashView_ac9ef87f9398c5118e9f93129ed82e78,
  "/features/prices/bulk/admin/change-view#ChangeView": ChangeView_ec9457057b835598f0755a6b3e8aa0ca,
  "/editor/languages/admin/board-view#BoardView": BoardView_70a6a34e468770271eb6d99cb5f2829b,
  "/editor/schedule/admin/schedule-view#ScheduleView": ScheduleView_150ceb816cb9a400e08c340871774247,
  "/editor/log/admin/log-view#LogView": LogView_246607dabeb46215f6c5dc302e22599a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
