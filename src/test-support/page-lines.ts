import { isShown } from './filled-fields';

const BLOCK =
  /^(ADDRESS|ARTICLE|ASIDE|DD|DIV|DL|DT|FIELDSET|FOOTER|FORM|H[1-6]|HEADER|LI|MAIN|NAV|OL|P|SECTION|TABLE|TR|UL)$/;
const SILENT = /^(SCRIPT|STYLE|TEMPLATE|SVG)$/i;

const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled');

/** Why a control is off, where it says so beside its label. */
const reasonOf = (element: Element): string => {
  const reason = element.getAttribute('aria-description') ?? element.getAttribute('title');
  return reason ? `: ${reason}` : '';
};

/** A control in one word: `[Salvar]`, `[Editar → /clientes/7/editar]`, `[Cancelar, off: Já foi pago]`; a field with what it holds. */
function controlOf(element: HTMLElement): string | undefined {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim();
  const off = isOff(element) ? `, off${reasonOf(element)}` : '';
  if (element instanceof HTMLAnchorElement)
    return `[${label} → ${(element.getAttribute('href') ?? '').replace(/^blob:.*/, 'blob:')}${off}]`;
  if (element.matches('[role=switch]'))
    return `[${label}: ${element.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}]`;
  if (element.matches('[aria-pressed=true]')) return `[${label}, pressed]`;
  if (element.matches('button, [role=menuitem], [role=tab], [role=link]')) return `[${label}${off}]`;
  if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))
    return element.checked ? '(x)' : '( )';
  // antd leaves one in the body to measure heights with
  if (element.matches('textarea[aria-hidden=true]')) return ' ';
  if (element.matches('input, textarea, select')) return `‹${(element as HTMLInputElement).value}${off}›`;
  return undefined;
}

/** What an element shows, as its reader would read it: a line for each block, cells of a row side by side. */
export function linesOf(root: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const flush = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text && text !== lines.at(-1)) lines.push(text);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) line += node.textContent;
    if (!(node instanceof HTMLElement) || SILENT.test(node.tagName) || !isShown(node)) return;
    // where charts measure their texts, whenever they come to it
    if (node.id === 'recharts_measurement_span') return;
    const control = controlOf(node);
    if (control) line += ` ${control} `;
    else if (node.tagName === 'TR') {
      flush();
      line = [...node.children].map((cell) => linesOf(cell).join(' ')).join(' | ');
      flush();
    } else {
      const isBlock = BLOCK.test(node.tagName);
      if (isBlock && node.tagName !== 'DD') flush();
      node.childNodes.forEach(read);
      if (node.tagName === 'DT') line += ': ';
      else if (isBlock) flush();
    }
  };
  read(root);
  flush();
  return lines;
}
