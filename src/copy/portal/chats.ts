import type { ChatOutcome } from '#contract/chat.ts';
import { dealForm } from './deal-form.ts';

/** What visitors asked the assistant, and what it answered. */
export const chats = {
  title: 'Chats with the assistant',
  lead: 'Visitors asked these questions. Sensitive numbers were removed before anything was stored.',
  views: 'Views',
  all: 'All chats',
  refresh: 'Refresh',
  more: 'Load more',
  failed: 'Couldn’t load the chats',
  empty: { title: 'No chats yet', text: 'A chat appears here when a visitor opens the assistant.' },
  nothingAsked: 'Opened, nothing asked',
  languages: { en: 'English', es: 'Spanish' },
  onPage: (industry: string) =>
    industry === '' ? 'Not on an industry page' : (dealForm.industries[industry] ?? industry),
  notAnswered: (count: number) => `${String(count)} not answered`,
  messages: (n: number) => (n === 1 ? '1 message' : `${String(n)} messages`),
};

export const unanswered = {
  title: 'Questions without an answer',
  lead: 'Questions that the assistant couldn’t answer or had to clarify. Write entries for the frequent ones.',
  tab: 'Not answered',
  failed: 'Couldn’t load the questions',
  empty: { title: 'All questions were answered', text: 'Questions that the assistant could not answer appear here.' },
};

/** Entries of the assistant that staff write. */
export const entries = {
  title: 'Assistant entries',
  lead: 'Answers that staff wrote. The assistant uses them as soon as they are published.',
  tab: 'Entries',
  failed: 'Couldn’t load the entries',
  empty: {
    title: 'No entries yet',
    text: 'Write an answer here, or choose "Write an entry" next to a question that was not answered.',
  },
  write: 'Write an entry',
  by: (email: string) => `by ${email}`,
  states: { live: 'Published', off: 'Not published', changed: 'Published, with unpublished changes' },
  back: 'All entries',
  one: 'Entry',
  create: 'New entry',
  notFound: 'This entry was not found.',
  note: 'Both languages are required. Don’t type figures; use placeholders such as {rateFrom}, {downFrom}, {months} or {phone}. The assistant fills in the current values.',
  enQuestions: 'Questions in English',
  esQuestions: 'Questions in Spanish',
  enAnswer: 'Answer in English',
  esAnswer: 'Answer in Spanish',
  hints: {
    enQuestions: 'At least 3, one per line, in the words of visitors',
    esQuestions: 'At least 3, one per line, in the words of visitors',
    enAnswer: 'Promise nothing, and give no tax or legal advice',
    esAnswer: 'The same statement as in English',
  },
  page: 'Linked page',
  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Draft saved',
  saveFailed: 'Couldn’t save the entry',
  leave: 'Your changes are not saved yet.',
  publish: 'Publish entry',
  publishAlone: 'Publish my own entry',
  publishing: 'Publishing...',
  published: 'Entry published',
  publishFailed: 'Couldn’t publish the entry',
  second: 'Another user must publish this version.',
  retire: 'Unpublish',
  retiring: 'Unpublishing...',
  retired: 'The assistant no longer uses this entry',
  retireFailed: 'Couldn’t unpublish the entry',
};

export const chatFile = {
  title: 'Chat',
  back: 'All chats',
  others: 'Other chats',
  previous: 'Previous chat',
  next: 'Next chat',
  failed: 'Couldn’t load the chat',
  recorded: 'Opening this chat is recorded in the audit log.',
  empty: 'The visitor opened the chat but sent no message.',
  started: 'Started',
  last: 'Last message',
  language: 'Language',
  page: 'Opened on',
  transcript: 'Messages',
  roles: { user: 'Visitor', assistant: 'Assistant' },
  noAnswer: 'No answer was given.',
  wrong: 'Wrong answer? Write an entry',
  outcomes: {
    topic: 'From the site',
    calculator: 'Calculator',
    refused: 'Refused',
    unsure: 'Not answered',
    model: 'Language model',
    interrupted: 'Interrupted',
  } satisfies Record<ChatOutcome, string>,
  notFound: {
    title: 'Chat not found',
    text: 'It may have been deleted after its retention period.',
    back: 'Return to Chats',
  },
};
