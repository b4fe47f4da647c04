/** Title, description and keywords of each page; `name` is its place in the breadcrumbs. */
export const pages = {
  home: {
    name: 'Home',
    title: (company: string) => `Equipment financing from $10K to $2MM | ${company}`,
    description:
      'New and used equipment for US businesses: $10,000 to $2,000,000, approval in 24–48 hours, all credit levels, no application fee.',
    keywords: 'equipment financing, equipment loan, construction equipment financing, used equipment financing',
  },
  application: {
    name: 'Credit application',
    title: (company: string) => `Credit application | ${company}`,
    description:
      'Apply for equipment financing in minutes. No application fee. Sensitive numbers are encrypted at rest.',
    keywords: 'equipment financing application, apply for equipment financing',
  },
  privacy: {
    name: 'Privacy notice',
    title: (company: string) => `Privacy notice | ${company}`,
    description: 'What we collect, why, how long we keep it, and how to see, correct or remove it.',
    keywords: 'privacy notice',
  },
  verify: {
    name: 'Check a signed copy',
    title: (company: string) => `Check a signed copy | ${company}`,
    description: 'Confirms that a signed copy of an application was made here, without showing what it says.',
    keywords: '',
  },
  notFound: {
    name: 'Page Not Found',
    title: (company: string) => `Page Not Found | ${company}`,
    description: 'There is no page at this address.',
    keywords: '',
  },
};
