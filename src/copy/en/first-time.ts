export const firstTime = {
  hero: {
    badge: 'Pre-qualify in 5 minutes',
    heading: ['Your first', 'machine'],
    lead: 'No strict 2-year rule and no application fee. Find out in 60 seconds what your file will need.',
    stats: [
      { figure: '60 Seconds', label: 'Eligibility check' },
      { figure: '5 Minutes', label: 'To pre-qualify' },
      { figure: 'All Credit', label: 'Levels considered' },
    ],
  },
  steps: {
    heading: 'Three steps before you sign anything',
    list: [
      {
        title: '60-second eligibility check',
        text: 'Five taps on this page. Nothing leaves your device, nobody pulls your credit.',
        link: 'Start the check',
      },
      {
        title: 'Documentation checklist',
        text: 'The papers for a deal of your size, so that you gather them once.',
        link: 'See what you need',
      },
      {
        title: 'Personal guidance',
        text: 'A person who knows first purchases reads your file and calls you back.',
        link: 'Call us',
      },
    ],
  },
  points: {
    heading: 'What a first file leans on',
    list: [
      { title: 'Your own credit', text: 'The business has no record yet, so the owner’s counts. All levels are read.' },
      { title: 'Your trade', text: 'Years on the job as an employee are experience. Write them down.' },
      { title: 'The machine', text: 'A machine that sells again easily carries a young company better.' },
      { title: 'The down payment', text: 'From 10% to 30% by credit tier in our calculator. More helps.' },
      { title: 'A first deal of sensible size', text: 'The second one is larger, because the first one was paid.' },
    ],
  },
  check: {
    heading: '60-second eligibility check',
    lead: 'Five questions. The answer is a list of papers, worked out by your browser. It is no approval and no promise.',
    questions: {
      age: {
        label: '1. How long has the business been open?',
        options: { none: 'Not open yet', young: 'Under 2 years', old: '2 years or more' },
      },
      amount: {
        label: '2. What does the machine cost?',
        options: { small: 'Under $100,000', medium: '$100,000 to $500,000', large: 'Over $500,000' },
      },
      score: {
        label: '3. Your credit score, roughly?',
        options: { high: '660 or more', middle: '600 to 659', low: 'Under 600, or unknown' },
      },
      number: { label: '4. Which number do you file taxes with?', options: { ssn: 'SSN', itin: 'ITIN' } },
      quote: { label: '5. Do you have a quote?', options: { yes: 'Yes', no: 'Not yet' } },
    },
    result: {
      heading: 'Your checklist',
      wait: 'Answer all five, and your list stands here.',
      always: [
        'Photo ID of every owner with 20% or more',
        'Voided check or bank letter of the business account',
        'The business name written the same way on every paper',
      ],
      items: {
        'age-none': 'Formation papers or registration, and a page about your years in the trade',
        'age-young': 'Registration papers, and the statements you have so far',
        'age-old': 'The last 2 business tax returns',
        'amount-small': 'Bank statements of the last 3 months',
        'amount-medium':
          'Bank statements of the last 6 months, business and personal tax returns, year-to-date figures',
        'amount-large':
          'Tax returns of 2 to 3 years, a debt schedule, a personal financial statement, a company resolution',
        'score-high': 'Down payment in our calculator: from 10% to 15%',
        'score-middle': 'Down payment in our calculator: from 20% to 30%; 6 months of statements help',
        'score-low':
          'No calculator tier below 600: call us, we read the whole file. A larger down payment or a co-owner’s guaranty helps',
        'number-ssn': 'SSN for the credit authorization; it is encrypted',
        'number-itin': 'ITIN letter; no SSN is needed',
        'quote-yes': 'The quote, with make, model, year, serial number and price',
        'quote-no': 'A quote from the seller: ask for make, model, year, serial number and price',
      },
      note: 'A person decides, with the whole file. This list is no approval, no offer and no refusal.',
      print: 'Print this list',
      apply: 'Start Your Application',
    },
  },
  needs: {
    heading: 'What you need',
    list: [
      {
        title: 'Business info',
        items: [
          'Legal name, address, phone',
          'Type of company and date it was established',
          'Federal tax ID, if there is one',
          'Bank statements of the business account',
        ],
      },
      {
        title: 'Equipment details',
        items: [
          'Make, model, year, serial number',
          'Price, seller, new or used',
          'Where it will work and what it will earn',
        ],
      },
      {
        title: 'Personal background',
        items: [
          'Photo ID, SSN or ITIN',
          'Years of experience in the trade',
          'Home address and phone',
          'Other debts, roughly',
        ],
      },
    ],
  },
  stories: {
    heading: 'First machines',
    list: [
      {
        quote: 'Placeholder for a confirmed statement about a first purchase without two years of history.',
        name: 'Customer name',
        business: 'Business, state',
        equipment: 'Skid steer',
      },
      {
        quote: 'Placeholder for a confirmed statement about the checklist and the call that came after it.',
        name: 'Customer name',
        business: 'Business, state',
        equipment: 'Deck oven',
      },
    ],
  },
  closing: {
    heading: 'Ready to pre-qualify?',
    text: (hours: string) =>
      `It takes about 5 minutes. Or ask first: ${hours}. Email is answered within 24 hours, Monday–Friday. Pre-qualifying uses our one-page application. We don’t pull credit until you sign the authorization at the end.`,
  },
};
