import type { Migration } from 'kysely/migration';
import * as first from './0001-first.ts';
import * as signedCopies from './0002-signed-copies.ts';
import * as dataKeysBegin from './0003-data-keys-begin.ts';
import * as auditChain from './0004-audit-chain.ts';
import * as applicationInvites from './0005-application-invites.ts';
import * as visitors from './0006-visitors.ts';
import * as deals from './0007-deals.ts';
import * as chats from './0008-chats.ts';
import * as documents from './0009-documents.ts';
import * as modelAnswers from './0010-model-answers.ts';
import * as requestedPapers from './0011-requested-papers.ts';
import * as secondFactor from './0012-second-factor.ts';
import * as userSettings from './0013-user-settings.ts';
import * as quarantine from './0014-quarantine.ts';
import * as dealsOfApplications from './0015-deals-of-applications.ts';
import * as purgedReferences from './0016-purged-references.ts';
import * as untoldLeads from './0017-untold-leads.ts';
import * as decisions from './0018-decisions.ts';
import * as unsentDocuments from './0019-unsent-documents.ts';
import * as settings from './0020-settings.ts';
import * as desk from './0021-desk.ts';
import * as dataRequests from './0022-data-requests.ts';
import * as noticeTexts from './0023-notice-texts.ts';
import * as toldOnDeals from './0024-told-on-deals.ts';
import * as searchGrowth from './0025-search-growth.ts';
import * as listMarks from './0026-list-marks.ts';
import * as searchEstimates from './0027-search-estimates.ts';
import * as emptiedTablesLeaveMarks from './0028-emptied-tables-leave-marks.ts';
import * as authenticatedAudit from './0029-authenticated-audit.ts';
import * as encryptedChats from './0031-encrypted-chats.ts';
import * as versions from './0032-versions.ts';
import * as fees from './0033-fees.ts';
import * as disclosureRecords from './0034-disclosure-records.ts';
import * as nodes from './0035-nodes.ts';
import * as noListMarks from './0036-no-list-marks.ts';
import * as plainSearch from './0037-plain-search.ts';
import * as staffRoles from './0038-staff-roles.ts';
import * as outbox from './0039-outbox.ts';
import * as keyedSessions from './0040-keyed-sessions.ts';
import * as publication from './0041-publication.ts';
import * as backups from './0042-backups.ts';
import * as keyBackups from './0043-key-backups.ts';
import * as untouchedDefaults from './0045-untouched-defaults.ts';
import * as savedViews from './0046-saved-views.ts';
import * as statusPage from './0047-status-page.ts';
import * as assistantEntries from './0048-assistant-entries.ts';
import * as inquiries from './0049-inquiries.ts';
import * as setupSteps from './0050-setup-steps.ts';
import * as printedNotices from './0051-printed-notices.ts';

/** Forward only. Never edit a released migration: the database stores only its name. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-signed-copies': signedCopies,
  '0003-data-keys-begin': dataKeysBegin,
  '0004-audit-chain': auditChain,
  '0005-application-invites': applicationInvites,
  '0006-visitors': visitors,
  '0007-deals': deals,
  '0008-chats': chats,
  '0009-documents': documents,
  '0010-model-answers': modelAnswers,
  '0011-requested-papers': requestedPapers,
  '0012-second-factor': secondFactor,
  '0013-user-settings': userSettings,
  '0014-quarantine': quarantine,
  '0015-deals-of-applications': dealsOfApplications,
  '0016-purged-references': purgedReferences,
  '0017-untold-leads': untoldLeads,
  '0018-decisions': decisions,
  '0019-unsent-documents': unsentDocuments,
  '0020-settings': settings,
  '0021-desk': desk,
  '0022-data-requests': dataRequests,
  '0023-notice-texts': noticeTexts,
  '0024-told-on-deals': toldOnDeals,
  '0025-search-growth': searchGrowth,
  '0026-list-marks': listMarks,
  '0027-search-estimates': searchEstimates,
  '0028-emptied-tables-leave-marks': emptiedTablesLeaveMarks,
  '0029-authenticated-audit': authenticatedAudit,
  '0031-encrypted-chats': encryptedChats,
  '0032-versions': versions,
  '0033-fees': fees,
  '0034-disclosure-records': disclosureRecords,
  '0035-nodes': nodes,
  '0036-no-list-marks': noListMarks,
  '0037-plain-search': plainSearch,
  '0038-staff-roles': staffRoles,
  '0039-outbox': outbox,
  '0040-keyed-sessions': keyedSessions,
  '0041-publication': publication,
  '0042-backups': backups,
  '0043-key-backups': keyBackups,
  '0045-untouched-defaults': untouchedDefaults,
  '0046-saved-views': savedViews,
  '0047-status-page': statusPage,
  '0048-assistant-entries': assistantEntries,
  '0049-inquiries': inquiries,
  '0050-setup-steps': setupSteps,
  '0051-printed-notices': printedNotices,
};
