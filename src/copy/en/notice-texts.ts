import type { NoticeTexts } from '#contract/notice-texts.ts';

/**
 * What notices of decisions and of incompleteness say unless the lender has set words of its own. The legal sentences
 * follow the sample forms of Regulation B and the Fair Credit Reporting Act and are the lender's counsel's to review.
 */
export const noticeTexts: NoticeTexts = {
  approved: '{company} has approved your application on these terms:',
  approvedNext:
    'The approval is valid until {expires}. Next, we’ll send you the documents to sign. You owe nothing until you sign.\nQuestions? Call {phone} and give your reference or the name of your business.',
  counterOffer:
    'Thank you for applying with {company}. We are unable to offer you credit on the terms that you asked for. The principal reasons are:',
  counterOfferNext:
    'We can, however, offer you credit on the terms above.\nIf you want this offer, tell us by {expires}: call {phone} or answer the person who helped you apply. If we do not hear from you by then, the application is closed.',
  declined:
    'Thank you for applying with {company}. A person has read your application with care. We regret that we are unable to approve it at this time. The principal reasons are:',
  declinedNext: 'If you have a question about this decision, call {phone}. You may apply again at any time.',
  withdrawn:
    'As you asked, {company} has closed your application and won’t make a decision on it.\nIf you did not ask for this, call {phone} now. You may apply again at any time.',
  incompleteness: 'We can’t decide on your application yet because we still need:',
  incompletenessNext:
    'If we do not have it by the date above, we cannot consider the application any further. You may then apply again at any time.\nCall {phone} if you need more time or have a question.',
  documentsReceived:
    'Thank you. We are checking your documents and will contact you if anything is unclear.\nQuestions? Call {phone} and give your reference.',
  documentsReminder:
    'To keep your financing moving, please send us the documents below. A phone photo is fine.\nQuestions? Call {phone} and give your reference.',
  report:
    'Our decision was based in whole or in part on information in a report from the consumer reporting agency {agency}, {agencyAddress}, {agencyPhone}. The agency played no part in our decision and is unable to give you specific reasons for it. Under the Fair Credit Reporting Act you have the right to know the information in your file at the agency. You have the right to a free copy of your report from it if you ask within 60 days of this notice, and, if you find that anything in the report is inaccurate or incomplete, the right to dispute it with the agency.',
  score:
    'We also obtained your credit score from {agency} and used it in our decision: {score}, as of {scoredOn}. Scores range from a low of 300 to a high of 850. Key factors that adversely affected it: {factors}.',
  ecoa: "The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is: {regulator}.",
};
