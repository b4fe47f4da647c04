type AccountChange = {
  subject: string;
  text: string;
  /** What the owner should do, where it is not what a change of the sign-in calls for. */
  advice?: (phone: string) => string;
};
const accountChanges = {
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Someone who knew the old password chose a new one. All other devices were signed out.',
  },
  passwordReset: {
    subject: 'Your password was reset',
    text: 'Someone opened the link that was emailed to you and chose a new password. All other devices were signed out.',
  },
  codesOn: {
    subject: 'Sign-in codes were switched on',
    text: 'From now on a sign-in asks for a code from an authenticator app.',
  },
  codesOff: {
    subject: 'Sign-in codes were switched off',
    text: 'From now on your password alone opens the account.',
  },
  codesReset: {
    subject: 'Your sign-in codes were reset',
    text: 'An administrator switched the codes off, as for a lost phone. Your password alone opens the account until you switch them on again. You were signed out everywhere.',
  },
  accountDisabled: {
    subject: 'Your account was disabled',
    text: 'An administrator disabled your account. You were signed out everywhere, and your password no longer works.',
    advice: (phone) =>
      `If you did not expect this, another person may be using an administrator’s account: call us at ${phone} right away.`,
  },
  accessRemoved: {
    subject: 'Your access was removed',
    text: 'A manager of your dealership removed your access to the portal. You were signed out everywhere, and your password no longer works.',
    advice: (phone) => `If you did not expect this, ask your manager or call us at ${phone}.`,
  },
  rolesChanged: {
    subject: 'Your roles were changed',
    text: 'An administrator changed what your account may do. The change applies at once, also where you are signed in.',
    advice: (phone) =>
      `If you did not expect this, another person may be using an administrator’s account: call us at ${phone} right away.`,
  },
  signInFailures: {
    subject: 'Many failed sign-ins to your account',
    text: 'In the last hour, more than 50 sign-ins to your account failed because of a wrong password or code. Your account is not locked, and your password still works. We’ll email you about this at most once a day.',
    advice: (phone) =>
      `If your password is long and you use it nowhere else, there is nothing to do. Codes from an authenticator app make the account safer: you switch them on under “Account”. Questions? Call us at ${phone}.`,
  },
} satisfies Record<string, AccountChange>;

/** What a manager changes among the users of a dealership. */
const dealershipChanges = {
  invited: { subject: 'A dealer invited a colleague', said: (about: string) => `invited ${about} to the portal for` },
  removed: { subject: 'A dealer removed a colleague', said: (about: string) => `removed the access of ${about} at` },
};

/** Acts that ask an administrator for password and code again; `said` follows the email address of who did it. */
const sensitiveActs = {
  adminInvited: {
    subject: 'An administrator was invited',
    said: (about: string) => `invited ${about} as an administrator`,
  },
  staffInvited: {
    subject: 'A staff member was invited',
    said: (about: string) => `invited ${about} to the staff`,
  },
  rolesChanged: {
    subject: 'The roles of a user were changed',
    said: (about: string) => `changed the roles of ${about}`,
  },
  adminEnabled: {
    subject: 'An administrator was enabled again',
    said: (about: string) => `enabled the administrator ${about} again`,
  },
  adminDisabled: {
    subject: 'An administrator was disabled',
    said: (about: string) => `disabled the administrator ${about}`,
  },
  codesReset: {
    subject: 'Sign-in codes were reset',
    said: (about: string) => `switched off the sign-in codes of ${about}`,
  },
  numbersExported: {
    subject: 'Full numbers were exported',
    said: (about: string) => `exported a data request with ${about} full numbers`,
  },
  contactChanged: {
    subject: 'Contact addresses were changed',
    said: (about: string) => `changed the settings “${about}”`,
  },
  keysDownloaded: {
    subject: 'A backup of the encryption keys was downloaded',
    said: (about: string) => `downloaded the encryption keys of ${about}, protected by a passphrase`,
  },
  sitePublished: {
    subject: 'The site was published',
    said: (about: string) => `published ${about}`,
  },
  siteUnpublished: {
    subject: 'The site was closed to the public',
    said: (about: string) => `closed ${about} to the public`,
  },
};

/** Sentences of the emails to staff and dealers. They read the portal, which speaks English only. */
export const staffEmails = {
  test: (company: string) => ({
    subject: `Test email from ${company}`,
    heading: 'Email works',
    paragraphs: [`An administrator of ${company} sent this test email. If you can read it, email works.`],
  }),
  rows: {
    reference: 'Reference',
    received: 'Received',
    business: 'Business',
    equipment: 'Equipment',
    amount: 'Amount',
    deal: 'Deal',
    before: 'Before',
    now: 'Now',
    time: 'Time',
    language: 'Language',
    call: 'Request',
  },
  inquiry: (p: { kind: string; due: string }) => ({
    subject: `${p.kind} from the website, answer by ${p.due}`,
    heading: p.kind,
    paragraphs: [`The website promised an answer by ${p.due}. The desk shows the name and how to reach the visitor.`],
    button: 'Open inquiries',
  }),
  notice: (p: { businessName: string; reference: string }) => ({
    subject: `New application ${p.reference}: ${p.businessName}`,
    heading: 'A new application arrived',
    paragraphs: ['Sign in to read it. Sensitive numbers are never sent by email.'],
    button: 'Open the application',
  }),
  staffInvitation: (p: { company: string; expires: string }) => ({
    subject: `Your staff account at ${p.company}`,
    heading: 'Activate your account',
    paragraphs: [
      `You were invited to the team of ${p.company}. Choose a password to begin.`,
      `You can use the link once, until ${p.expires}.`,
    ],
    button: 'Activate account',
  }),
  dealerInvitation: (p: { name: string; account: string; company: string; expires: string }) => ({
    subject: `Your dealer portal at ${p.company}`,
    heading: 'Activate your dealer account',
    paragraphs: [
      `Hello ${p.name}, ${p.company} opened its dealer portal for ${p.account}. There you enter deals, send documents, and see what’s missing and who moves next.`,
      `Choose a password to begin. You can use the link once, until ${p.expires}.`,
    ],
    button: 'Activate account',
  }),
  passwordReset: (p: { company: string; expires: string }) => ({
    subject: `Choose a new password for ${p.company}`,
    heading: 'Choose a new password',
    paragraphs: [
      'We received a request for a new password for this address. If it was you, choose one now.',
      `You can use the link once, until ${p.expires}. If it was not you, do nothing: your password stays as it is.`,
    ],
    button: 'Choose a password',
  }),
  accountChanges,
  accountChanged: (p: { change: keyof typeof accountChanges; company: string; phone: string }) => {
    const { subject, text, advice }: AccountChange = accountChanges[p.change];
    return {
      subject: `${subject} at ${p.company}`,
      heading: subject,
      paragraphs: [
        text,
        advice?.(p.phone) ??
          `If this was you, there is nothing to do. If not, open the sign-in page as you always do, choose “Forgot password?”, and call us at ${p.phone}.`,
        'This email contains no links on purpose. We never ask for your password or a code.',
      ],
    };
  },
  revealsLimited: (p: { user: string; values: number }) => ({
    subject: `${p.user} reached the limit of revealed numbers`,
    heading: 'A user reached the limit of revealed numbers',
    paragraphs: [
      `${p.user} read ${String(p.values)} Social Security numbers, tax IDs or birth dates in one hour. Further ones are refused until the hour is over.`,
      'Open the audit log to see which files they were and the reasons given. If this is not expected, disable the account under People.',
    ],
  }),
  dealershipChanges,
  dealershipUsers: (p: { change: keyof typeof dealershipChanges; about: string; by: string; dealership: string }) => {
    const { subject, said } = dealershipChanges[p.change];
    return {
      subject: `${subject}: ${p.dealership}`,
      heading: subject,
      paragraphs: [
        `${p.by} ${said(p.about)} ${p.dealership}.`,
        'If this is not expected, call the dealership, and disable the account under People.',
      ],
    };
  },
  sensitiveActs,
  sensitiveAct: (p: { act: keyof typeof sensitiveActs; about: string; by: string }) => {
    const { subject, said } = sensitiveActs[p.act];
    return {
      subject,
      heading: subject,
      paragraphs: [
        `${p.by} ${said(p.about)}.`,
        'The administrator re-entered the password, and a code if the account uses codes. If this is not expected, disable the account under People and open the audit log.',
      ],
    };
  },
  invitationSubject: (p: { company: string }) => `Your credit application / Su solicitud de crédito: ${p.company}`,
  completed: (p: { sender: string; sentBy?: string; recipient: string; businessName: string }) => ({
    subject: `${p.recipient} completed the application ${p.sentBy === undefined ? 'you' : `that ${p.sentBy}`} sent`,
    heading: `The application ${p.sentBy === undefined ? 'you' : `that ${p.sentBy}`} sent was completed`,
    paragraphs: [
      `Hello ${p.sender}, ${p.recipient} filled out and signed the application for ${p.businessName}. We’re reviewing it and will contact the customer within 24–48 hours, Monday–Friday.`,
    ],
  }),
  uploaded: (p: { customer: string; deal: string; count: number }) => ({
    subject: `${p.customer} sent ${p.count === 1 ? 'a document' : `${String(p.count)} documents`}`,
    heading: 'Your customer sent documents',
    paragraphs: [`We received these documents for ${p.deal}:`],
    button: 'Open the deal',
  }),
  statusChanged: (p: { deal: string; now: string }) => ({
    subject: `${p.deal}: ${p.now}`,
    heading: 'A deal moved',
    paragraphs: ['The deal page shows what is missing and who moves next.'],
    button: 'Open the deal',
  }),
  digest: (p: { count: number }) => ({
    subject: p.count === 1 ? '1 update on your deals' : `${String(p.count)} updates on your deals`,
    heading: 'What moved on your deals',
    paragraphs: ['Since the last email:'],
    button: 'Open the dashboard',
  }),
};
