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
  expired: { title: 'Authentication expired', text: 'Sign in again to go on where you were.' },
  requiredFields: { title: 'Required fields', description: 'Please enter your email and password' },
  failed: { title: 'Login failed', fallback: 'Please check your credentials and try again.' },
};

export const acceptInvite = {
  title: 'Activate your account',
  loading: 'Checking your invite...',
  invalid: {
    title: 'Invalid Invite',
    used: 'This invite may have been used or expired.',
    noToken: 'No invite token was provided. Open the whole link from your invitation mail.',
    contact: 'Please contact your representative for a new invite.',
    login: 'Go to Login',
  },
  unchecked: 'The invite could not be checked',
  welcome: (firstName: string) =>
    firstName ? `Welcome, ${firstName}. Choose a password to begin.` : 'Choose a password to begin.',
  email: 'Email',
  password: 'Create Password',
  confirm: 'Confirm Password',
  hint: 'At least 8 characters. A sentence you remember is a good one.',
  submit: 'Activate Account',
  submitting: 'Activating...',
  required: { password: 'Please enter a password', confirm: 'Please enter the password again' },
  mismatch: 'Please make sure both passwords match',
  success: { title: 'Welcome to the product!', description: 'Your account is active. Taking you to your dashboard.' },
  done: 'Account active',
  failed: { title: 'Failed to activate account', fallback: 'Please try again' },
};
