import { dealStatuses } from '#contract/deals.ts';

/** Draft is before any lead, and sf_deleted is a lead that is gone: no stage means them. */
const meanings = dealStatuses.filter((status) => status !== 'draft' && status !== 'sf_deleted');
export type CrmStage = { stage: string; status: (typeof meanings)[number] };

/** Reads `stage=status; stage=status`. What cannot be read, and a list without a first stage, is a fault in words. */
export function readStages(text: string, faults: string[]): CrmStage[] {
  const stages: CrmStage[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const at = part.lastIndexOf('=');
    const stage = part.slice(0, Math.max(at, 0)).trim();
    const status = meanings.find((one) => one === part.slice(at + 1).trim());
    if (stage === '' || status === undefined)
      faults.push(`CRM_STAGES must hold stage=status, with a status of ${meanings.join(', ')}; "${part}" is none.`);
    else if (stages.some((one) => one.stage.toLowerCase() === stage.toLowerCase()))
      faults.push(`CRM_STAGES names the stage "${stage}" twice.`);
    else stages.push({ stage, status });
  }
  if (!stages.some((one) => one.status === 'submitted'))
    faults.push('CRM_STAGES must name a stage for submitted: where a new lead starts.');
  return stages;
}
