import { inquiries } from '#copy/en/inquiries.ts';
import { EmailEstimate, type EstimateProps } from './email-estimate.tsx';

export const EmailEstimateEn = (props: EstimateProps) => <EmailEstimate {...props} lang="en" copy={inquiries} />;
