import '#web/ui/base.css';
import '#web/ui/components.css';
import './layout/portal.css';
// Loaded at once: a tab that stays open over a deploy could not fetch it later.
import '#web/ui/toaster.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiReadFileAhead } from '#web/client/admin.ts';
import { startCsrf } from '#web/client/csrf.ts';
import { createQueryClient } from '#web/client/query-client.ts';
import { router } from './router.tsx';

startCsrf();
const queryClient = createQueryClient();
// The address changes before its screen is drawn.
router.subscribe(({ location }) => {
  const id = matchPath('/admin/applications/:id', location.pathname)?.params.id;
  if (id !== undefined) void apiReadFileAhead(queryClient, id);
});
const root = document.getElementById('portal');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
