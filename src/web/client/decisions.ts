import {
  clockAnswerSchema,
  decidedAnswerSchema,
  decisionPaths,
  noticePreviewSchema,
  writtenNoticeSchema,
  type DecidedAnswer,
  type DecideInput,
  type Incompleteness,
  type NoticePreview,
  type TransmissionInput,
  type WrittenNotice,
} from '#contract/decisions.ts';
import type { DecisionClock } from '#contract/decision.ts';
import { requestAsUser } from './session.ts';

export type Decidable = { kind: 'application' | 'deal'; id: string };

const pathOf = ({ kind, id }: Decidable): string => decisionPaths[kind](encodeURIComponent(id));

export const apiPreviewDecision = async (about: Decidable, decision: DecideInput): Promise<NoticePreview> =>
  noticePreviewSchema.parse(await requestAsUser('POST', `${pathOf(about)}/preview`, decision));

export const apiRecordDecision = async (about: Decidable, decision: DecideInput): Promise<DecidedAnswer> =>
  decidedAnswerSchema.parse(await requestAsUser('POST', pathOf(about), decision));

export const apiRecordTransmission = async (id: string, given: TransmissionInput): Promise<DecidedAnswer> =>
  decidedAnswerSchema.parse(await requestAsUser('POST', decisionPaths.disclosure(encodeURIComponent(id)), given));

/** Reads the notice of a decision. The server records it. */
export const apiReadNotice = async (id: string): Promise<WrittenNotice> =>
  writtenNoticeSchema.parse(await requestAsUser('GET', decisionPaths.notice(encodeURIComponent(id))));

/** Records that a notice was printed. */
export const apiRecordPrint = (id: string): Promise<unknown> =>
  requestAsUser('POST', decisionPaths.printed(encodeURIComponent(id)));

export const apiSendNoticeOfIncompleteness = async (id: string, asked: Incompleteness): Promise<DecisionClock> =>
  clockAnswerSchema.parse(await requestAsUser('POST', decisionPaths.incompleteness(encodeURIComponent(id)), asked))
    .clock;

export const apiMarkComplete = async (id: string): Promise<DecisionClock> =>
  clockAnswerSchema.parse(await requestAsUser('POST', decisionPaths.completeness(encodeURIComponent(id)))).clock;
