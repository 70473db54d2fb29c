CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" integer,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"options" jsonb NOT NULL,
	"state" text NOT NULL,
	"job" integer DEFAULT 1 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refusal" text,
	"preview" jsonb,
	"has_changed" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_state_known" CHECK ("uploads"."state" in ('checking', 'ready', 'refused', 'importing', 'done'))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_session_id_desk_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_session_id_index" ON "uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");