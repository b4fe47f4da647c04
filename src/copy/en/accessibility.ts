type Facts = { company: string; email: string; phone: string; hours: string };

/** The accessibility statement. */
export const accessibility = {
  heading: 'Accessibility statement',
  lead: 'Everyone who runs a business should be able to use this site. Here’s what we do for that, what still falls short, and how to reach us.',
  sections: (f: Facts) => [
    {
      title: 'Our standard',
      text: [
        'We build this website, the application, the upload page and the status page to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
      ],
    },
    {
      title: 'What we do',
      text: [
        'Every page works with a keyboard alone and shows where the focus is. Text can be enlarged to 200% without losing content, and pages fit a screen 320 pixels wide.',
        'Colors meet the contrast ratios of level AA in the light and the dark theme. We never use color alone to convey meaning. Motion stops when your device asks for reduced motion.',
        'Every slider has a number field. Forms name each error, say how to fix it, and keep what you typed. Nothing times out while you fill out the application.',
        'Pages show their text without JavaScript. Each public page exists in English and in Spanish, and each is marked with its language.',
      ],
    },
    {
      title: 'How we check',
      text: [
        'Automated tests check pages of every kind in both languages, on phone and desktop sizes, in both themes. We also check keyboard use, enlarged text and printing.',
        'We don’t use an accessibility overlay.',
      ],
    },
    {
      title: 'Known limits',
      text: [
        'The card payment form belongs to our payment processor, and we can’t change it. You can pay by phone instead.',
        'The dealer portal is in English only.',
      ],
    },
    {
      title: 'Tell us about a barrier',
      text: [
        `Call ${f.phone} (${f.hours}) or write to ${f.email}. Say which page it is and what happened. We’ll help you by phone and fix the page.`,
        'We also take applications by phone.',
      ],
    },
  ],
  version: 'Last updated November 2026',
};
