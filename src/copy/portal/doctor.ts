import type { CheckState, CheckTopic } from '#contract/doctor.ts';

/** Texts of the Doctor screen. The server writes each finding. */
export const doctor = {
  title: 'Doctor',
  lead: 'Tests every part of this installation. The doctor command on the server prints the same results.',
  open: 'Run the doctor',
  back: 'All settings',
  failed: 'Couldn’t run the checks',
  running: 'Testing every service. This takes up to 15 seconds.',
  again: 'Check again',
  checking: 'Checking...',
  checkedAt: (at: string) => `Checked ${at}`,
  summary: ({ error, todo, warning }: Record<'error' | 'todo' | 'warning', number>) => {
    if (error > 0) return `${String(error)} ${error === 1 ? 'problem needs' : 'problems need'} you now.`;
    const steps = `${String(todo)} ${todo === 1 ? 'step is' : 'steps are'} left before publishing.`;
    const risks = `${String(warning)} ${warning === 1 ? 'risk remains' : 'risks remain'}.`;
    const left = [...(todo > 0 ? [steps] : []), ...(warning > 0 ? [risks] : [])];
    return left.length === 0 ? 'Everything works.' : left.join(' ');
  },
  next: 'What to do',
  states: {
    error: 'Problem',
    todo: 'Before publishing',
    warning: 'Risk',
    note: 'Default',
    ok: 'Works',
  } satisfies Record<CheckState, string>,
  topics: {
    settings: 'Server settings',
    address: 'Public address',
    database: 'Database',
    documents: 'Documents',
    space: 'Disk space',
    email: 'Email',
    scanner: 'Virus scan',
    keys: 'Encryption keys',
    backups: 'Backups',
    audit: 'Audit log',
    clock: 'Clock',
    values: 'Settings',
  } satisfies Record<CheckTopic, string>,
};
