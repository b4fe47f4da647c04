import type { ConfigData } from 'html-validate';

/**
 * html-validate: its recommended and accessibility rules. Rules are off where React's output or the product's CSS and
 * scripts differ.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes charSet, <meta/> and hidden="", which browsers treat alike.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The style sheet keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // The forms of the calculator and the check submit nothing.
    'wcag/h32': 'off',
    // Titles include the company name.
    'long-title': ['error', { maxlength: 80 }],
  },
};
