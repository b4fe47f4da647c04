import type { KnowledgeTheme } from '../../knowledge-entry.ts';

/** What people say that is not a question about financing, and what the assistant does not do. */
export const manners = {
  greeting: {
    path: '/',
    alone: 'greeting',
    questions: [
      'Hello',
      'Hi there',
      'Hey',
      'Good morning',
      'Good afternoon',
      'Good evening',
      'How are you?',
      'Is anyone there?',
    ],
    answer:
      'Hello! Ask me about equipment, rates, documents or applying, or give me a price and I’ll estimate a payment.',
  },
  thanks: {
    path: '/credit-application',
    alone: 'gratitude',
    questions: [
      'Thanks',
      'Thank you',
      'Thanks for the help',
      'Great, thank you',
      'That helps, thanks',
      'Appreciate it',
      'Got it, thanks',
      'Goodbye',
    ],
    answer: (f) => `You’re welcome. If anything else comes up, ask me or call ${f.phone}.`,
  },
  insult: {
    path: '/',
    alone: 'insult',
    questions: [
      'You are useless',
      'This is stupid',
      'You suck',
      'Stupid bot',
      'This is bullshit',
      'You are an idiot',
      'What a piece of garbage',
      'Go to hell',
    ],
    answer: (f) =>
      `I’m sorry this isn’t helping. Our team can: call ${f.phone} (${f.hours}) or write to ${f.email}. You can also ask me again in other words.`,
  },
  promise: {
    path: '/credit-application',
    questions: [
      'Can you guarantee me approval?',
      'Promise me I will get the loan',
      'Can you lock in my rate today?',
      'Will you hold this rate for me?',
      'Is the rate guaranteed?',
      'Guarantee my payment will not go up',
      'Can you commit to that price?',
      'Give me your word in writing',
    ],
    answer: (f) =>
      `I can’t promise or lock anything: not a rate, a payment or a decision. What counts is the written proposal you get after our review. To ask about timing, call ${f.phone} (${f.hours}).`,
  },
  'tax-advice': {
    path: '/#calculator',
    questions: [
      'Should I lease or buy for my taxes?',
      'How much will I save in taxes?',
      'What should I put on my tax return?',
      'Should I take bonus depreciation or Section 179?',
      'Is it better for my taxes to wait until January?',
      'Can you give me tax advice?',
      'Will this put me in a lower tax bracket?',
      'I owe the IRS, how should I handle the deduction?',
    ],
    answer: (f) =>
      `I can’t give tax advice. Your tax advisor can tell you what fits your case. Our calculator shows this year’s Section 179 limits as an illustration. For financing questions, call ${f.phone}.`,
  },
  'legal-advice': {
    path: '/',
    questions: [
      'Can you give me legal advice?',
      'Should I get a lawyer?',
      'Can I sue the dealer?',
      'Is this contract legal?',
      'Can you sue me if I stop paying?',
      'What are my rights in court?',
      'Is the clause in my lease enforceable?',
      'I was served with a lawsuit, what should I do?',
    ],
    answer: (f) =>
      `I can’t give legal advice. Please ask an attorney. Our team can walk you through what your agreement says: ${f.phone} (${f.hours}).`,
  },
} satisfies KnowledgeTheme;
