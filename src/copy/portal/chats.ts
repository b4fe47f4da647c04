import type { ChatOutcome } from '#contract/chat.ts';

/** What visitors asked the assistant, and what it answered. */
export const chats = {
  title: 'Chats with the assistant',
  lead: 'What visitors asked, without the numbers that nobody should send: those were taken out before anything was kept.',
  views: 'Views',
  all: 'All chats',
  refresh: 'Refresh',
  more: 'Load more',
  failed: 'The chats could not be loaded',
  empty: { title: 'Nobody has asked yet', text: 'Chats stand here once a visitor opens the assistant.' },
  nothingAsked: 'Opened, nothing asked',
  languages: { en: 'English', es: 'Spanish' },
  onPage: (industry: string) => (industry === '' ? 'no industry page' : industry),
  messages: (n: number) => (n === 1 ? '1 message' : `${String(n)} messages`),
};

export const unanswered = {
  title: 'Questions without an answer',
  lead: 'What the assistant passed on to a person: here the next entries of its knowledge come from.',
  tab: 'Not answered',
  failed: 'The questions could not be loaded',
  empty: { title: 'Every question had an answer', text: 'What the assistant does not know stands here.' },
};

export const chat = {
  title: 'Chat',
  back: 'All chats',
  failed: 'The chat could not be loaded',
  recorded: 'That you opened this chat is in the audit trail.',
  empty: 'The visitor opened the chat and asked nothing.',
  started: 'Started',
  last: 'Last message',
  language: 'Language',
  page: 'Opened on',
  transcript: 'Messages',
  roles: { user: 'Visitor', assistant: 'Assistant' },
  noAnswer: 'No answer was given.',
  outcomes: {
    topic: 'From the site',
    calculator: 'Calculator',
    refused: 'Refused',
    unsure: 'Not answered',
    model: 'Language model',
    interrupted: 'Broke off',
  } satisfies Record<ChatOutcome, string>,
  notFound: { title: 'Chat not found', text: 'It may have been removed after its time.', back: 'Back to the chats' },
};
