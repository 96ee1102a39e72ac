import * as texts from '@headwater/brand/texts.ts';
import type { TransferRow } from './transfers.ts';

interface FileRowProps {
  row: TransferRow;
  loading: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** What stands beside a file's name. */
function stateText({ upload, progress, problem, isStalled }: TransferRow): string {
  if (problem !== undefined) return problem;
  if (upload !== undefined) return texts.uploadedMark;
  if (progress === undefined) return texts.chooseToContinue;
  return isStalled ? texts.fileWaiting : texts.filePercent(progress);
}

/** One file with its progress and its buttons. */
export function FileRow({ row, loading, onRetry, onRemove }: FileRowProps) {
  const { name, upload, progress, problem, canRetry } = row;
  const isUnderWay = upload === undefined && problem === undefined && progress !== undefined;
  return (
    <li className="form-transfer" data-problem={problem === undefined ? undefined : ''}>
      <span className="form-transfer-name">{name}</span>
      <span className="form-transfer-state">{stateText(row)}</span>
      {isUnderWay && <progress aria-label={name} max={100} value={progress} />}
      {canRetry && (
        <button className="form-small" type="button" aria-label={texts.retryFile(name)} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      <button
        className="form-small"
        type="button"
        disabled={loading}
        aria-label={texts.removeFile(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </li>
  );
}
