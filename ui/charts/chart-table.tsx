interface ChartTableProps {
  caption: string;
  columns: [label: string, value: string];
  rows: [label: string, value: string][];
}

/** The chart's data for screen readers. */
export const ChartTable = ({ caption, columns: [label, value], rows }: ChartTableProps) => (
  <div className="hidden">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row[0]}</th>
            <td>{row[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
