CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"team_id" integer NOT NULL,
	"other_team_id" integer,
	"player_id" integer,
	"payload" jsonb NOT NULL,
	"before" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" integer,
	"answer_until" date,
	"agreed" boolean,
	"answer_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "request_kind_known" CHECK ("requests"."kind" in ('new-player', 'release', 'number', 'team-data', 'transfer')),
	CONSTRAINT "request_state_known" CHECK ("requests"."state" in ('open', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "request_decided_once" CHECK (("requests"."state" = 'open') = ("requests"."decided_at" is null)),
	CONSTRAINT "refusal_has_a_reason" CHECK ("requests"."state" <> 'refused' or "requests"."reason" is not null),
	CONSTRAINT "only_transfers_have_an_old_club" CHECK (("requests"."kind" = 'transfer') = ("requests"."other_team_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "registration_until" date;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_other_team_id_teams_id_fk" FOREIGN KEY ("other_team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_sent_by_desk_sessions_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_decided_by_desk_sessions_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."desk_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_requests" ON "requests" USING btree ("team_id") WHERE "requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "requests_team_id_sent_at_index" ON "requests" USING btree ("team_id","sent_at");--> statement-breakpoint
CREATE INDEX "requests_other_team_id_index" ON "requests" USING btree ("other_team_id");--> statement-breakpoint
CREATE INDEX "requests_player_id_index" ON "requests" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "requests_decided_at_index" ON "requests" USING btree ("decided_at");