/** The one list of interactive parts. The server renders them; the browser loads them when they wake. */
export const islands = {
  'application-form-en': () => import('./application-form-en.tsx').then((m) => m.ApplicationFormEn),
  'application-form-es': () => import('./application-form-es.tsx').then((m) => m.ApplicationFormEs),
  'verify-copy-en': () => import('./verify-copy-en.tsx').then((m) => m.VerifyCopyEn),
  'verify-copy-es': () => import('./verify-copy-es.tsx').then((m) => m.VerifyCopyEs),
  'find-status': () => import('./find-status.tsx').then((m) => m.FindStatus),
  'upload-en': () => import('./upload-en.tsx').then((m) => m.UploadEn),
  'upload-es': () => import('./upload-es.tsx').then((m) => m.UploadEs),
  'calculator-en': () => import('./calculator-en.tsx').then((m) => m.CalculatorEn),
  'calculator-es': () => import('./calculator-es.tsx').then((m) => m.CalculatorEs),
  'calculator-details-en': () => import('./calculator-details-en.tsx').then((m) => m.CalculatorDetailsEn),
  'calculator-details-es': () => import('./calculator-details-es.tsx').then((m) => m.CalculatorDetailsEs),
  'short-form-en': () => import('./short-form-en.tsx').then((m) => m.ShortFormEn),
  'short-form-es': () => import('./short-form-es.tsx').then((m) => m.ShortFormEs),
  'recommendation-en': () => import('./recommendation-en.tsx').then((m) => m.RecommendationEn),
  'recommendation-es': () => import('./recommendation-es.tsx').then((m) => m.RecommendationEs),
  hero: () => import('./hero-payment.tsx').then((m) => m.HeroPayment),
  'chat-en': () => import('./chat-en.tsx').then((m) => m.ChatEn),
  'chat-es': () => import('./chat-es.tsx').then((m) => m.ChatEs),
};
export type IslandName = keyof typeof islands;
