/** Header, footer and other texts of every public page. */
export const layout = {
  skip: 'Skip to content',
  dealerSignIn: 'Dealer sign in',
  makePayment: 'Make a payment',
  sellEquipment: 'I sell trucks or equipment',
  documents: 'What documents do I need?',
  getFunded: 'Get Funded',
  /** In place of “Get Funded” on the page of the application. */
  menu: 'Menu',
  navigation: 'Main',
  otherLanguage: 'Español',
  home: 'Home',
  footer: {
    programs: 'Programs',
    buyers: 'For buyers',
    partners: 'For dealers',
    company: 'Company',
    all: 'Programs, buyers and dealers',
    dealerProgram: 'Dealer program',
    application: 'Credit application',
    associations: 'Memberships',
  },
  sample: 'Sample',
  sampleNote: 'Sample installation: company, phone numbers and claims are examples.',
};
