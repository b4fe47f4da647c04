/** Runs in the browser on the pages of the demo: signs in as the user of a button or a step and opens its page. */
const KEY = 'demo-tour';
const { email, to, tour, start } = document.body.dataset;
const said = document.querySelector('[role=status]');

async function signIn(address) {
  const { csrfToken } = await (await fetch('/api/csrf-token')).json();
  const answer = await fetch('/api/dealer/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ email: address, password: document.body.dataset.password }),
  });
  if (!answer.ok) throw new Error((await answer.json()).message);
  const { token, user } = await answer.json();
  localStorage.setItem('dealerToken', token);
  localStorage.setItem('dealerUser', JSON.stringify(user));
  localStorage.setItem('dealerPermissions', JSON.stringify(user.permissions));
}

/** Whether this browser is signed in as this user. The portal asks again when the session has ended. */
function isSignedIn(address) {
  const user = localStorage.getItem('dealerUser');
  return localStorage.getItem('dealerToken') !== null && user !== null && JSON.parse(user).email === address;
}

const say = (error) => (said.textContent = error.message);

async function openStep() {
  if (email !== '' && !isSignedIn(email)) await signIn(email);
  sessionStorage.setItem(KEY, tour);
  location.replace(to);
}

if (to !== undefined) openStep().catch(say);
if (start !== undefined) sessionStorage.removeItem(KEY);
for (const button of document.querySelectorAll('button[data-email]'))
  button.addEventListener('click', () => {
    signIn(button.dataset.email)
      .then(() => location.assign(button.dataset.to))
      .catch(say);
  });
