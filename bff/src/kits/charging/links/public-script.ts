/**
 * What a payer's page does where there is JavaScript: asks whether it was paid until it was, has the processor turn the
 * card's number into a token before the form is sent, copies codes, and counts down to the end of the link.
 */
export const SCRIPT = `
(function () {
  var element = function (id) { return document.getElementById(id); };

  var root = element('pay');
  var tries = 0;
  function askWhetherPaid() {
    var was = root.dataset.state;
    if (was !== 'open' && was !== 'analysis') return;
    var again = function () { tries++; askWhetherPaid(); };
    setTimeout(function () {
      fetch(root.dataset.path + '/estado')
        .then(function (reply) { return reply.ok ? reply.json() : {}; })
        .then(function (answer) {
          if (answer.state && answer.state !== was) location.reload();
          else again();
        }, again);
    }, tries < 100 ? 3000 : 15000);
  }
  if (root) askWhetherPaid();

  var card = element('card');
  var names = ['number', 'expiry', 'cvv', 'holder'];
  function say(name, text) {
    element(name).setAttribute('aria-invalid', text ? 'true' : 'false');
    element(name + '-fault').textContent = text || '';
  }
  function tokenised(answer, button) {
    if (answer.token) {
      names.forEach(function (name) { element(name).value = ''; });
      card.elements.token.value = answer.token;
      card.submit();
      return;
    }
    button.disabled = false;
    var wrong = names.filter(function (name) { return answer.errors && answer.errors[name]; });
    if (!wrong.length) throw new Error('no token');
    wrong.forEach(function (name) { say(name, answer.errors[name]); });
    element(wrong[0]).focus();
  }
  if (card) {
    card.hidden = false;
    card.addEventListener('submit', function (event) {
      if (card.elements.token.value) return;
      event.preventDefault();
      var button = card.querySelector('button');
      button.disabled = true;
      element('card-fault').textContent = '';
      var typed = card.dataset.keeps ? { reuse: 'yes' } : {};
      names.forEach(function (name) { typed[name] = element(name).value; say(name, ''); });
      fetch(card.dataset.tokens, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(typed),
      })
        .then(function (reply) { return reply.json(); })
        .then(function (answer) { tokenised(answer, button); })
        .catch(function () {
          button.disabled = false;
          element('card-fault').textContent = 'Não conseguimos enviar os dados do cartão. Tente novamente.';
        });
    });
  }

  document.querySelectorAll('button[data-copy]').forEach(function (button) {
    button.hidden = false;
    button.addEventListener('click', function () {
      navigator.clipboard.writeText(button.dataset.copy).then(function () { button.textContent = 'Copiado'; });
    });
  });

  var until = element('until');
  function countDown() {
    var left = Math.max(0, Math.floor((Date.parse(until.dataset.until) - Date.now()) / 1000));
    var days = Math.floor(left / 86400);
    var hours = Math.floor(left % 86400 / 3600);
    until.textContent = days
      ? (days === 1 ? 'Falta 1 dia e ' : 'Faltam ' + days + ' dias e ') + hours + ' h'
      : 'Faltam ' + hours + ' h ' + Math.floor(left % 3600 / 60) + ' min ' + left % 60 + ' s';
    if (left > 0) setTimeout(countDown, days ? 60000 : 1000);
  }
  if (until) countDown();
})();`;
