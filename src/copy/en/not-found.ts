export const notFound = {
  heading: '404 Page Not Found',
  text: 'There’s no page at this address. It may have moved, or the link is incomplete.',
  home: 'Back to Home',
  portal: 'Dealer and staff portal',
};
