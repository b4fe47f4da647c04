import { dealPage } from '#copy/portal/deal-page.ts';
import { NotFoundMessage } from '#web/portal/components/not-found-message.tsx';

/** Also shown for the deal of another dealership, so that its existence stays hidden. */
export const DealNotFound = () => <NotFoundMessage words={dealPage.notFound} to="/dealer/dashboard" />;
