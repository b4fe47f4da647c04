/** Header, footer and other texts of every public page. */
export const layout = {
  skip: 'Skip to content',
  dealerSignIn: 'Dealer sign in',
  makePayment: 'Make a payment',
  getFunded: 'Get Funded',
  menu: 'Menu',
  closeMenu: 'Close menu',
  navigation: 'Main',
  otherLanguage: 'Español',
  otherLanguageShort: 'ES',
  home: 'Home',
  footer: {
    programs: 'Programs',
    buyers: 'For buyers',
    partners: 'For dealers',
    company: 'Company',
    dealerProgram: 'Dealer program',
    application: 'Credit application',
    associations: 'Memberships',
  },
  sample: 'Sample',
  sampleNote: 'Sample installation: company, phone numbers and claims are examples.',
};
