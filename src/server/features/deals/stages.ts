import type { DealStatus } from '#contract/deals.ts';
import type { Config } from '#server/config.ts';

type Stages = Pick<Config, 'crmStages'>;
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What a lead that disappeared from the CRM is said to stand at. */
export const DELETED_STAGE = 'Deleted';

/** Where a new lead starts. */
export const firstStage = (config: Stages): string => stageOf(config, 'submitted') ?? '';

/** The stage that a status stands for: the first of its kind in the setting. */
export const stageOf = ({ crmStages }: Stages, status: DealStatus): string | undefined =>
  crmStages.find((one) => one.status === status)?.stage;

/** What the setting says of a stage, in its own spelling; undefined for a stage that it does not name. */
export const findStage = ({ crmStages }: Stages, stage: string): Config['crmStages'][number] | undefined =>
  crmStages.find((one) => same(one.stage, stage));
