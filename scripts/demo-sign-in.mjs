/** Runs in the browser on the start page: signs in as the user of a button and opens its page. */
async function signIn({ email, to }) {
  const { csrfToken } = await (await fetch('/api/csrf-token')).json();
  const answer = await fetch('/api/dealer/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ email, password: document.body.dataset.password }),
  });
  if (!answer.ok) throw new Error((await answer.json()).message);
  const { token, user } = await answer.json();
  localStorage.setItem('dealerToken', token);
  localStorage.setItem('dealerUser', JSON.stringify(user));
  location.assign(to);
}

const said = document.querySelector('[role=status]');
for (const button of document.querySelectorAll('button[data-email]'))
  button.addEventListener('click', () => {
    signIn(button.dataset).catch((error) => (said.textContent = error.message));
  });
