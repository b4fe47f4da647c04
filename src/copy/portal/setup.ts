import type { SettingsSection } from '#contract/settings.ts';
import type { SetupState, SetupStep } from '#contract/setup.ts';
import { doctor } from './doctor.ts';
import { frame } from './frame.ts';
import { settings } from './settings.ts';

/** Texts of the setup wizard. Its steps have the names of Settings and of the navigation. */
export const setup = {
  title: 'Set up your site',
  lead: 'Replace the samples with your own values and publish your site. Saved steps stay saved, and you change them later under Settings.',
  open: 'Continue the setup',
  failed: 'Couldn’t load the steps',
  loading: 'Loading the steps',
  list: 'Steps',
  allSteps: 'All steps',
  allSettings: 'All settings',
  progress: (done: number, all: number) => `${String(done)} of ${String(all)} steps done`,
  stepOf: (n: number, all: number) => `Step ${String(n)} of ${String(all)}`,
  states: { open: 'To do', done: 'Done', later: 'Later' } satisfies Record<SetupState, string>,
  left: 'Left in this step',
  back: 'Back',
  next: 'Next step',
  finish: 'Continue to publishing',
  later: {
    put: 'Do this later',
    take: 'Do this now',
    failed: 'Couldn’t change the step',
  },
  preview: {
    open: 'Preview the site',
    busy: 'Opening...',
    note: 'Visitors see “Opening soon” until you publish. Your browser shows the site for an hour. Forms and chat work after publishing.',
    failed: 'Couldn’t open the site',
  },
  email: {
    text: (address: string) => `Sends one email to ${address}, your sign-in address.`,
    send: 'Send test email',
    sending: 'Sending...',
    failed: 'Couldn’t send the test email',
    ask: 'Did it arrive, and not in the spam folder?',
    arrived: 'It arrived',
    done: 'A test email arrived. You can send another one at any time.',
  },
  team: { people: 'Users and their roles' },
  dealer: { open: 'Invite a dealer', note: 'Invitations that you send now are held until you publish the site.' },
  doctor: 'The doctor tests storage, disks and backups.',
  steps: {
    company: {
      title: settings.sections.company.title,
      text: 'Your name and address, your license, and the states that it covers.',
    },
    contact: settings.sections.contact,
    hours: settings.sections.hours,
    representatives: settings.sections.representatives,
    inquiries: settings.sections.inquiries,
    pricing: {
      title: settings.sections.pricing.title,
      text: 'The table starts with common values. Change what differs, then save it. The product does not check the usury limits of your states.',
    },
    claims: {
      title: settings.sections.claims.title,
      text: 'Go through the claims one by one. Record the evidence of each true claim. Leave out the case studies that are not yours, and remove testimonials that you cannot prove. To leave out associations or manufacturers, empty their lists.',
    },
    manufacturers: settings.sections.manufacturers,
    notices: settings.sections.notices,
    noticeTexts: {
      title: settings.sections.noticeTexts.title,
      text: 'Have your counsel approve the wording, and record who approved it and when.',
    },
    email: {
      title: doctor.topics.email,
      text: 'Applicants, dealers and your team get emails from this server. SMTP_URL and MAIL_FROM name your relay.',
    },
    keys: {
      title: settings.keyBackup.title,
      text: 'Download the encryption keys, store the file and its passphrase in two places, and read the file back.',
    },
    backups: {
      title: settings.backups.title,
      text: 'The server backs up the database and the documents, encrypted, and reads each backup back.',
    },
    team: {
      title: frame.people,
      text: 'Invite your colleagues, and give each only the roles that their work needs.',
    },
    dealer: { title: frame.dealers, text: 'Dealers submit deals and send applications to their customers.' },
  } satisfies Record<SetupStep | SettingsSection, { title: string; text: string }>,
};
