import type { ConfigData } from 'html-validate';

/** html-validate: its recommended and accessibility rules. Off is how React writes HTML, or what CSS and scripts do here. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes charSet, <meta/> and hidden="": the same to a browser.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Its ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The style sheet keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // The calculator and the check have nothing to send.
    'wcag/h32': 'off',
    // The company's name is a part of it.
    'long-title': ['error', { maxlength: 80 }],
  },
};
