import * as texts from '@headwater/brand/texts.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { requestPath } from '../../config/request-path.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import type { MediaItemParts } from '../../content/media-item.fragment.ts';
import { lineKey, type RequestLine, requestLimits } from '../../request-list/request-list.ts';
import type { KnownNumber, RequestView } from '../../request-list/request-view.ts';
import styles from './request-list.module.css';

const { request } = texts;
const REMOVAL = 'request-removal';

function LineNumber({ line, known }: { line: RequestLine; known: RequestView['known'][number] }) {
  return known ? <a href={known.path}>{line.number}</a> : line.number;
}

function Picture({ image }: { image: KnownNumber['image'] }) {
  if (!image) return null;
  // What the index stored is what the fragment selects.
  const media = image as unknown as FragmentOf<typeof MediaItemParts>;
  return <CmsImage image={media} sizes="4rem" alt="" className={styles.picture} />;
}

/** The lines, to change and to remove. The buttons that remove are another form's: Enter in a field saves changes. */
function Lines({ list: { lines }, known, hasCatalogue }: RequestView) {
  const { columns } = request;
  return (
    <form method="post" action={requestPath}>
      <table className={styles.lines}>
        <caption>{request.caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={lineKey(line)}>
              <th scope="row">
                <input type="hidden" name="line" value={lineKey(line)} />
                <Picture image={known[at]?.image} />
                <LineNumber line={line} known={known[at]} />
              </th>
              <td>{known[at]?.description ?? (hasCatalogue && <em>{request.unknown}</em>)}</td>
              <td data-head={columns.quantity}>
                <input
                  name="quantity"
                  inputMode="numeric"
                  size={5}
                  maxLength={4}
                  autoComplete="off"
                  aria-label={request.quantityOf(line.number)}
                  defaultValue={line.quantity}
                />
              </td>
              <td data-head={columns.note}>
                <input
                  name="note"
                  maxLength={requestLimits.note}
                  autoComplete="off"
                  aria-label={request.noteOn(line.number)}
                  defaultValue={line.note}
                />
              </td>
              <td>
                <button
                  type="submit"
                  className={styles.small}
                  form={REMOVAL}
                  name="remove"
                  value={lineKey(line)}
                  aria-label={request.removeThis(line.number)}
                >
                  {columns.remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <button type="submit" className={styles.small} name="do" value="change">
          {request.update}
        </button>
        <button type="submit" className={styles.small} form={REMOVAL} name="do" value="empty">
          {request.clear}
        </button>
      </div>
    </form>
  );
}

function Refused({ refused, shortened }: Pick<RequestView, 'refused' | 'shortened'>) {
  return (
    <div className={styles.box} role="alert">
      {refused.length > 0 && (
        <>
          <h2>{request.refusedTitle}</h2>
          <ul>
            {refused.map(({ text, reason }, at) => (
              // Two lines may be the same.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
              <li key={at}>
                <b>{text}</b>: {request.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      {shortened > 0 && <p>{request.shortened(shortened)}</p>}
    </div>
  );
}

function Shared({ lines, encoded }: { lines: readonly RequestLine[]; encoded: string }) {
  return (
    <section className={styles.box} aria-labelledby="request-shared">
      <h2 id="request-shared">{request.sharedTitle}</h2>
      <ul>
        {lines.map(({ number, quantity, note }) => (
          <li key={`${number} ${note}`}>
            {quantity} × {number} {note && `(${note})`}
          </li>
        ))}
      </ul>
      <form method="post" action={requestPath}>
        <input type="hidden" name="list" value={encoded} />
        <button type="submit" className={styles.small} name="do" value="add-list">
          {request.addShared}
        </button>
      </form>
    </section>
  );
}

function MoreLines() {
  const { columns } = request;
  return (
    <div className={styles.more} data-until-sent>
      <form className={styles.box} method="post" action={requestPath}>
        <h2>{request.addTitle}</h2>
        <label>
          {columns.number} <input name="number" required maxLength={requestLimits.number} autoComplete="off" />
        </label>
        <label>
          {columns.quantity}{' '}
          <input name="quantity" inputMode="numeric" maxLength={4} defaultValue="1" autoComplete="off" />
        </label>
        <label>
          {columns.note} <input name="note" maxLength={requestLimits.note} autoComplete="off" />
        </label>
        <button type="submit" className={styles.small} name="do" value="add">
          {request.add}
        </button>
      </form>
      <form className={styles.box} method="post" action={requestPath}>
        <h2>{request.pasteTitle}</h2>
        <label>
          {request.lines} <textarea name="lines" rows={6} required aria-describedby="request-paste-hint" />
        </label>
        <p id="request-paste-hint">{request.pasteHint}</p>
        <button type="submit" className={styles.small} name="do" value="paste">
          {request.paste}
        </button>
      </form>
    </div>
  );
}

/** What a visitor asks prices for: the list, ways to add to it, and a link that carries it. */
export function RequestListBlock({ view, sharedText }: { view: RequestView; sharedText: string }) {
  const { list, refused, shortened, shared, shareUrl } = view;
  return (
    <>
      {(refused.length > 0 || shortened > 0) && <Refused refused={refused} shortened={shortened} />}
      {shared && <Shared lines={shared.lines} encoded={sharedText} />}
      <div data-until-sent>
        {list.lines.length > 0 ? <Lines {...view} /> : <p>{request.empty}</p>}
        <form id={REMOVAL} method="post" action={requestPath} />
      </div>
      <MoreLines />
      {list.lines.length > 0 && (
        <section className={styles.box} aria-labelledby="request-share" data-until-sent>
          <h2 id="request-share">{request.shareTitle}</h2>
          <label>
            {request.shareLink} <input type="text" readOnly value={shareUrl} />
          </label>
          <p>{request.shareHint}</p>
        </section>
      )}
    </>
  );
}
