export const signIn = {
  title: 'Sign in',
  lead: (company: string) => `The dealer portal of ${company}.`,
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  inviteOnly: {
    title: 'No account yet?',
    before: (company: string) => `Access is by invitation. Contact ${company} for an invite: `,
    between: ' or ',
  },
  expired: {
    title: 'Authentication expired',
    text: 'Sign in again to continue where you left off.',
    kept: 'What you typed is kept on this device, without SSN, EIN and birth date.',
  },
  requiredFields: { title: 'Required fields', description: 'Please enter your email and password' },
  failed: { title: 'Login failed', fallback: 'Please check your credentials and try again.' },
  forgot: 'Forgot password?',
  request: 'Request access',
  code: {
    title: 'Enter your code',
    lead: (email: string) => `Your account ${email} also requires a code.`,
    label: 'Code',
    hint: 'Six digits from your authenticator app, or one of your recovery codes.',
    back: 'Use another account',
  },
};

export const registerTexts = {
  title: 'Request access',
  lead: (company: string) =>
    `For users of dealerships that work with ${company}. We email a link to your business address.`,
  email: 'Business email',
  submit: 'Request Access',
  submitting: 'Requesting...',
  success: 'Registration Successful!',
  failed: {
    title: 'Registration Failed',
    status: (status: number) => `Registration failed (${String(status)})`,
    fallback: 'Please contact support if you believe this is an error',
  },
  sent: {
    title: 'Check your email',
    text: 'We sent the next step to:',
    link: 'Direct invite link',
    copy: 'Copy the invite link',
    wait: 'Nothing there after a few minutes? Check your spam folder, or contact us: ',
  },
  login: 'Go to Login',
};

export const forgotPasswordTexts = {
  title: 'Forgot password',
  lead: 'Enter the address of your account. We email you a link to choose a new password.',
  email: 'Email',
  submit: 'Send link',
  submitting: 'Sending...',
  failed: 'Couldn’t send the link',
  sent: { title: 'Check your email', again: 'Use another address' },
};

export const resetPasswordTexts = {
  title: 'Choose a new password',
  loading: 'Checking your link...',
  welcome: (firstName: string) => (firstName ? `${firstName}, choose a new password.` : 'Choose a new password.'),
  submit: 'Save password',
  submitting: 'Saving...',
  done: 'Password saved',
  success: {
    title: 'Password changed',
    description: 'All other devices are signed out. Taking you to your dashboard.',
  },
  failed: { title: 'Couldn’t change the password', fallback: 'Please try again' },
  invalid: {
    title: 'Link expired or used',
    text: 'A password link works once, for 1 hour.',
    again: 'Send a new link',
  },
};

export const acceptInviteTexts = {
  title: 'Activate your account',
  loading: 'Checking your invite...',
  invalid: {
    title: 'Invalid Invite',
    used: 'This invite may have been used or expired.',
    noToken: 'No invite token was provided. Open the whole link from your invitation email.',
    contact: 'Please contact your representative for a new invite.',
    login: 'Go to Login',
  },
  unchecked: 'Couldn’t check the invite',
  welcome: (firstName: string) =>
    firstName ? `Welcome, ${firstName}. Choose a password to begin.` : 'Choose a password to begin.',
  email: 'Email',
  password: 'Create Password',
  confirm: 'Confirm Password',
  hint: 'At least 8 characters. A sentence that you can remember works well.',
  short: (n: number) => (n === 1 ? '1 more character' : `${String(n)} more characters`),
  submit: 'Activate Account',
  submitting: 'Activating...',
  required: { password: 'Please enter a password', confirm: 'Please enter the password again' },
  mismatch: 'Please make sure both passwords match',
  success: { title: 'Welcome to the product!', description: 'Your account is active. Taking you to your dashboard.' },
  done: 'Account active',
  failed: { title: 'Failed to activate account', fallback: 'Please try again' },
};
